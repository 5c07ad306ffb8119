/**
 * The moment that the environment says (SOURCE_DATE_EPOCH, reproducible-builds.org); nothing when it says none.
 * @throws when it says something else
 */
export function saidMoment(): Date | undefined {
  const said = process.env['SOURCE_DATE_EPOCH']
  if (said === undefined) return undefined
  if (!/^\d{1,11}$/.test(said))
    throw new Error(`SOURCE_DATE_EPOCH is "${said}"; het moet een aantal seconden sinds 1970 zijn.`)
  return new Date(Number(said) * 1000)
}

/**
 * The moment that decides what is there and what is over: now, unless the environment says another, so that two builds
 * of one version for one day are the same.
 */
export const thisMoment = (): Date => saidMoment() ?? new Date()
