import { createHash } from 'node:crypto'

/** The SHA-256 of bytes, or of anything that JSON can hold, as 43 characters that are safe in a file name. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(value instanceof Uint8Array || typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .digest('base64url')

/** A short fingerprint of some bytes, safe in a file name and in a URL. */
export const fingerprint = (data: string | Uint8Array): string => hashOf(data).replace(/[-_]/g, '').slice(0, 8)
