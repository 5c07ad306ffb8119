/** An address of the site without the fingerprint that a file carries in its name, and without sizes of photos. */
export const addressOf = (address: string): string => address.replace(fingerprint, '$1')

/** The name of a picture as a writer gives it. */
export const pictureName = (address: string): string =>
  addressOf(address)
    .replace(/^.*\//, '')
    .replace(/(?:-\d+)?\.\w+$/, '')

const fingerprint = /^((?:https?:\/\/[^/]+)?\/assets\/.+?)-[\w-]{8}(?=\.\w+$)/
