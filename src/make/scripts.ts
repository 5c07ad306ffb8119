/** A script of src/browser that pages carry in their head, and the attribute in the HTML that asks for it. */
const inlineScripts = [
  { name: 'base', when: '' },
  { name: 'islands', when: 'data-island="' },
  { name: 'hours', when: 'data-hours="' },
  { name: 'contents', when: 'data-contents="' },
  { name: 'notFound', when: 'data-not-found="' },
] as const

export const inlineNames = inlineScripts.map(({ name }) => name)

/** Where the browser finds what a page's HTML asks for: from the build, or from the dev server. */
export interface Scripts {
  /** The script element for an inlined script. */
  element: (name: (typeof inlineNames)[number]) => string
  /** Address of the module that brings islands to life. */
  hydrate: string
  /** Address of an island's own module. */
  island: (name: string) => string
}

/** Adds to a page's HTML the scripts it asks for and no others. */
export function addScripts(html: string, scripts: Scripts): string {
  const elements = inlineScripts
    .filter(({ when }) => html.includes(when))
    .map(({ name }) => scripts.element(name))
    .join('')
  const withIslands = html.includes('data-island="')
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

/** Script elements for the dev server, which serves the sources as modules. */
export const devScripts: Scripts = {
  element: (name) => `<script type="module" src="/src/browser/${name}.ts"></script>`,
  hydrate: '/src/browser/hydrate.tsx',
  island: (name) => `/src/islands/${name}.island.tsx`,
}
