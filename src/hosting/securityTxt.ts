import type { Facts } from '../content/facts.ts'
import { madeFiles } from '../content/publicFile.ts'

/** Where researchers look for it (RFC 9116, section 3). */
export const securityTxtPath = `/${madeFiles.security}`

/**
 * Whom to tell about a hole in the site (RFC 9116). It expires eleven months after the version was made: under
 * the year that the RFC recommends, with a month to notice.
 * @param builtAt the time of the version
 */
export function securityTxt({ email, origin }: Facts, builtAt: Date): string {
  const expires = new Date(builtAt)
  expires.setUTCMonth(expires.getUTCMonth() + 11)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${origin}${securityTxtPath}`,
    '',
  ].join('\n')
}

/** When the check begins to warn, in days before the expiry. */
const notice = 60

/**
 * What to say about a security.txt that is online: before a build the last one that was built, or the live one.
 * @param text that file
 * @returns nothing while it stays valid for more than two months
 */
export function expiryWarning(text: string, now: Date): string | undefined {
  const expires = new Date(/^Expires: (\S+)/m.exec(text)?.[1] ?? Number.NaN)
  const days = (expires.getTime() - now.getTime()) / 86_400_000
  if (days > notice) return undefined
  // The day as it is at the practice, wherever the build runs.
  const options = { dateStyle: 'long', timeZone: 'Europe/Amsterdam' } as const
  const date = Number.isNaN(days) ? 'een onbekende dag' : expires.toLocaleDateString('nl-NL', options)
  return days < 0
    ? `Let op: security.txt is verlopen op ${date}. Zet meteen een bouw van een nieuwe versie online.`
    : `Let op: security.txt verloopt op ${date}. Zet voor die dag een bouw van een nieuwe versie online.`
}
