import { createHash } from 'node:crypto'

/** The SHA-256 of bytes, or of anything that JSON can hold, as 43 characters that are safe in a file name. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(value instanceof Uint8Array || typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .digest('base64url')

/**
 * Characters of a fingerprint, of 62: another file of the same name has the same one once in 57 billion times. A page
 * names up to fifty files, and no compression makes them shorter.
 */
export const fingerprintLength = 6

/** A short fingerprint of some bytes, safe in a file name and in a URL. */
export const fingerprint = (data: string | Uint8Array): string =>
  hashOf(data).replace(/[-_]/g, '').slice(0, fingerprintLength)

/** Where a file name carries a fingerprint: between the name and the extension, with a hyphen before it. */
export const inFileName = new RegExp(`-[\\w-]{${fingerprintLength}}(?=\\.\\w+$)`)
