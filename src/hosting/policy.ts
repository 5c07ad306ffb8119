/** What a page holds and fetches, as whoever made the page declares; its policy allows this and nothing else. */
export interface PageParts {
  /** The inline scripts that run, by their inlineHash, in the order of the page. */
  scripts: readonly string[]
  /** The inline styles, by their inlineHash, in the order of the page. */
  styles: readonly string[]
  /** Whether it fetches scripts of the site. */
  fetchesScripts: boolean
  /** Whether it fetches style sheets of the site. */
  fetchesStyles: boolean
  /** Origins that it can show in a frame, such as that of the map. */
  frames: readonly string[]
  /** Hosts of pictures beside the site's own, without `https://`. */
  pictureHosts: readonly string[]
}

/** The policy for everything that isn't a page: such a file shows itself and fetches nothing. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The Content-Security-Policy of a page. */
export const pagePolicy = (parts: PageParts): string =>
  directives({
    'default-src': ["'none'"],
    'script-src': [...own(parts.fetchesScripts), ...parts.scripts],
    'style-src': [...own(parts.fetchesStyles), ...parts.styles],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    // Nothing of ours connects; Lighthouse asks for robots.txt as if it were the page (GoogleChrome/lighthouse#4386).
    'connect-src': ["'self'"],
    'img-src': ["'self'", ...parts.pictureHosts.map((host) => `https://${host}`)],
    'manifest-src': ["'self'"],
    'frame-src': parts.frames,
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  })

/** The directives that a `<meta>` may carry: browsers refuse `frame-ancestors` there. */
export const metaPolicy = (policy: string): string => policy.replace("; frame-ancestors 'none'", '')

/**
 * What a page says itself, for when its headers get lost on the way. It stands after the scripts and styles of the head,
 * which it therefore need not name: what comes after it, all that is written, holds no script or style of its own.
 */
export const bodyPolicy = (parts: PageParts): string => metaPolicy(pagePolicy({ ...parts, scripts: [], styles: [] }))

const own = (fetches: boolean): string[] => (fetches ? ["'self'"] : [])

/** What may stand in a policy: a keyword, a hash, or a host; anything else could begin a directive of its own. */
const source = /^(?:'[\w+/=-]+'|https:\/\/[\w.-]+(?::\d+)?)$/

/** Writes the directives that have sources; what is left out falls back on `default-src`. */
function directives(sources: Readonly<Record<string, readonly string[]>>): string {
  const strange = Object.values(sources)
    .flat()
    .find((value) => !source.test(value))
  if (strange !== undefined) throw new Error(`Dit kan geen bron in het beveiligingsbeleid zijn: ${strange}`)
  return Object.entries(sources)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ')
}
