import { inFileName } from '../../store/hash.ts'

const isMade = (address: string): boolean => /^(?:https?:\/\/[^/]+)?\/assets\//.test(address)

/** An address of the site without the fingerprint that a file carries in its name, and without sizes of photos. */
export const addressOf = (address: string): string => (isMade(address) ? address.replace(inFileName, '') : address)

/** The name of a picture as a writer gives it. */
export const pictureName = (address: string): string =>
  addressOf(address)
    .replace(/^.*\//, '')
    .replace(/(?:-\d+)?\.\w+$/, '')
