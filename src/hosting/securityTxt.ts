import type { Facts } from '../content/facts.ts'

/** Where researchers look for it (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt'

/**
 * Whom to tell about a hole in the site (RFC 9116). It expires eleven months after the build: under the year that
 * the RFC recommends, with a month to notice.
 * @param builtAt the time of the build
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
