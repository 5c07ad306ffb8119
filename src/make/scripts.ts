/**
 * A script of src/browser that pages carry in their head, and the sign in the HTML that asks for it. Those of a page are
 * one element: each more would cost a hash in its policy, which the first round trip carries too.
 */
const inlineScripts = [
  { name: 'base', when: /^/ },
  { name: 'islands', when: / data-island="/ },
  { name: 'hours', when: / data-(?:hours|day)="/ },
  { name: 'contents', when: / data-contents="/ },
  { name: 'print', when: / data-print="/ },
  { name: 'notFound', when: / data-not-found="/ },
] as const

export const inlineNames = inlineScripts.map(({ name }) => name)
type InlineName = (typeof inlineNames)[number]

/** A script of src/browser that pages fetch, and the attribute in the HTML that asks for it. */
const fetchedScripts = [{ name: 'search', when: 'data-search="' }] as const

export const fetchedNames = fetchedScripts.map(({ name }) => name)
type FetchedName = (typeof fetchedNames)[number]

/** Where the browser finds what a page's HTML asks for: from the build, or from the dev server. */
export interface Scripts {
  /** The element that has browsers prepare the next page; nothing while writing, when pages change. */
  speculation?: string
  /** The code of an inlined script. */
  inlined: (name: InlineName) => string
  /** Address of a script that is fetched as a module. */
  fetched: (name: FetchedName) => string
  /** Address of the module that brings islands to life. */
  hydrate: string
  /** Address of an island's own module. */
  island: (name: string) => string
}

/**
 * What stands between the tags of a page's script: all that it asks for, in their order, each on a line and in a task of its
 * own, right after: no name of one leaks to the next, and one that fails leaves the others.
 */
export const inlineScript = (html: string, { inlined }: Pick<Scripts, 'inlined'>): string =>
  inlineScripts
    .filter(({ when }) => when.test(html))
    .map(({ name }) => `queueMicrotask(()=>{${inlined(name)}});`)
    .join('\n')

/** The scripts that a page asks for and fetches. */
const fetchedFor = (html: string): FetchedName[] =>
  fetchedScripts.filter(({ when }) => html.includes(when)).map(({ name }) => name)

/** Whether a page fetches scripts. */
export const fetchesScripts = (html: string): boolean => hasIslands(html) || fetchedFor(html).length > 0

/** Whether a page has interactive blocks, for which scripts are fetched. */
const hasIslands = (html: string): boolean => html.includes('data-island="')

/**
 * Adds to a page's HTML the scripts it asks for and no others.
 * @param inline what stands between the tags of the page's own
 */
export function addScripts(html: string, scripts: Scripts, inline = inlineScript(html, scripts)): string {
  // Asynchronous, since the menus wait for the end of the page and must not wait for this.
  const modules = fetchedFor(html).map((name) => `<script type="module" async src="${scripts.fetched(name)}"></script>`)
  const elements = [`<script>${inline}</script>`, ...modules, scripts.speculation ?? ''].join('')
  const withIslands = hasIslands(html)
    ? html
        .replace('<html ', `<html data-hydrate="${scripts.hydrate}" `)
        .replace(
          / data-island="(\w+)"/g,
          (attribute, name: string) => `${attribute} data-src="${scripts.island(name)}"`,
        )
    : html
  // A function, because code may hold signs that mean something in a replacement.
  return withIslands.replace('</head>', () => `${elements}</head>`)
}

/**
 * The scripts of the dev server: those in the page as the build has them, blocks as modules of their sources.
 * @param inline what stands in the page, by its name
 */
export const devScripts = (inline: ReadonlyMap<string, string>): Scripts => ({
  inlined: (name) => inline.get(name) ?? '',
  fetched: (name) => `/src/browser/${name}.ts`,
  hydrate: '/src/browser/hydrate.tsx',
  island: (name) => `/src/islands/${name}.island.tsx`,
})
