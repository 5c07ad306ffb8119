import { PlainError } from './problems.ts'

/**
 * The moment that the environment says (SOURCE_DATE_EPOCH, reproducible-builds.org); nothing when it says none.
 * @throws an error in plain words when it says something else
 */
export function saidMoment(): Date | undefined {
  const said = process.env['SOURCE_DATE_EPOCH']
  if (said === undefined) return undefined
  if (!/^\d{1,11}$/.test(said))
    throw new PlainError(
      `SOURCE_DATE_EPOCH is "${said}", en dat is geen moment. Vul een aantal seconden sinds 1970 in, zoals 1767225600, of haal deze instelling weg.`,
    )
  return new Date(Number(said) * 1000)
}

/**
 * The moment that decides what is there and what is over: now, unless the environment says another, so that two builds
 * of one version for one day are the same.
 */
export const thisMoment = (): Date => saidMoment() ?? new Date()
