/**
 * Whether every server, address and file system takes a name as it is: letters, digits, `.`, `_` and `-`, beginning
 * with a letter or digit. Of the folders that begin with a dot only `.well-known` is served.
 * @param name the path of a file in the built site, with forward slashes
 */
export const isServedName = (name: string): boolean =>
  /^(?:\.well-known\/)?(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/.test(name)

/** The kinds of file that may stand in public/, by the end of their names: nothing that is a page, a script or a style. */
export const publishedKinds: readonly string[] = [
  'pdf',
  'txt',
  'xml',
  'json',
  'svg',
  'png',
  'jpg',
  'webp',
  'avif',
  'ico',
]

/** Whether this is a page by which Google sees that a site is yours: a name of its making, and a text that repeats it. */
export const isVerification = (name: string, text: string): boolean =>
  /^google[0-9a-z]+\.html$/.test(name) && text.trim() === `google-site-verification: ${name}`
