/**
 * A part of the script of pages, from src/browser, and the sign in the HTML that asks for it. Those of a page are one file,
 * which comes after the page, is kept for good and is the same on all pages that ask for the same: standing in the page
 * they held up its first paint and cost each page as many bytes again (docs/performance.md).
 */
const pageParts = [
  { name: 'base', when: /^/ },
  { name: 'islands', when: / data-island="/ },
  { name: 'hours', when: / data-(?:hours|day)="/ },
  { name: 'contents', when: / data-contents="/ },
  { name: 'print', when: / data-print="/ },
  { name: 'notFound', when: / data-not-found="/ },
] as const

export const partNames = pageParts.map(({ name }) => name)
type PartName = (typeof partNames)[number]

/** A script of src/browser that is a module of its own, and the attribute in the HTML that asks for it. */
const fetchedScripts = [{ name: 'search', when: 'data-search="' }] as const

export const fetchedNames = fetchedScripts.map(({ name }) => name)
type FetchedName = (typeof fetchedNames)[number]

/** Where the browser finds what a page's HTML asks for: from the build, or from the dev server. */
export interface Scripts {
  /** The element that has browsers prepare the next page; nothing while writing, when pages change. */
  speculation?: string
  /** The code of a part of the page's own script. */
  part: (name: PartName) => string
  /** Keeps the page's own script, by the name of its file, and gives the address that it got. */
  save: (name: string, code: string) => string
  /** Address of a script that is fetched as a module. */
  fetched: (name: FetchedName) => string
  /** Address of the module that brings islands to life. */
  hydrate: string
  /** Address of an island's own module. */
  island: (name: string) => string
}

/**
 * A page's own script: all parts that it asks for, in their order, each on a line and in a task of its own, right after: no
 * name of one leaks to the next, and one that fails leaves the others.
 */
export const pageScript = (html: string, { part }: Pick<Scripts, 'part'>): string =>
  pageParts
    .filter(({ when }) => when.test(html))
    .map(({ name }) => `queueMicrotask(()=>{${part(name)}});`)
    .join('\n')

/** The modules that a page asks for. */
const fetchedFor = (html: string): FetchedName[] =>
  fetchedScripts.filter(({ when }) => html.includes(when)).map(({ name }) => name)

/** Whether a page has interactive blocks, for which scripts are fetched. */
const hasIslands = (html: string): boolean => html.includes('data-island="')

/** Adds to a page's HTML the scripts it asks for and no others. */
export function addScripts(html: string, scripts: Scripts): string {
  const own = scripts.save('page.js', pageScript(html, scripts))
  // Asynchronous, since the menus must not wait for this.
  const modules = fetchedFor(html).map((name) => `<script type="module" async src="${scripts.fetched(name)}"></script>`)
  const ahead = [...modules, scripts.speculation ?? ''].join('')
  const withIslands = hasIslands(html)
    ? html
        .replace('<html ', `<html data-hydrate="${scripts.hydrate}" `)
        .replace(
          / data-island="(\w+)"/g,
          (attribute, name: string) => `${attribute} data-src="${scripts.island(name)}"`,
        )
    : html
  // A function, because the rules for the next page may hold signs that mean something in a replacement.
  return withIslands
    .replace('</head>', () => `${ahead}</head>`)
    .replace('</body>', `<script async src="${own}"></script></body>`)
}

/**
 * The scripts of the dev server: those of the page as the build has them, blocks as modules of their sources.
 * @param parts of the page's own script, by their names
 */
export const devScripts = (parts: ReadonlyMap<string, string>, save: Scripts['save']): Scripts => ({
  part: (name) => parts.get(name) ?? '',
  save,
  fetched: (name) => `/src/browser/${name}.ts`,
  hydrate: '/src/browser/hydrate.tsx',
  island: (name) => `/src/islands/${name}.island.tsx`,
})
