import { vcardFile } from './vcard.ts'

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

/** The files of the site's root that the build makes by itself, by what they are. */
export const madeFiles = {
  icon: 'favicon.svg',
  touchIcon: 'apple-touch-icon.png',
  smallIcon: 'icon-192.png',
  largeIcon: 'icon-512.png',
  manifest: 'site.webmanifest',
  robots: 'robots.txt',
  sitemap: 'sitemap.xml',
  llms: 'llms.txt',
  security: '.well-known/security.txt',
  licences: 'licenties.txt',
} as const

/** The name of one of them. */
export type MadeFile = (typeof madeFiles)[keyof typeof madeFiles]

/** The file of a page's twin in Markdown: `/massage` → `massage.md`. */
export const twinOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.md`

/**
 * The addresses of all files that the build makes beside the pages, but for those in assets/.
 * @param pages the addresses of the pages
 * @param towns the ids of the locations
 */
export const madeAddresses = (pages: readonly string[], towns: readonly string[]): ReadonlySet<string> =>
  new Set(
    [...Object.values(madeFiles), ...pages.map(twinOf), ...towns.map((id) => vcardFile({ id }))].map(
      (file) => `/${file}`,
    ),
  )
