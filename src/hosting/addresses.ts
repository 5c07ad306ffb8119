import { addresses } from '../content/addresses.ts'

/** `/` → `index.html`, `/pijnklachten/rug` → `pijnklachten/rug.html`: where a page stands in the built folder. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Other ways to write an address, which all lead to the one address of the page. */
export const otherEndings = ['.html', '/', '/index.html'] as const

/** The path of the page to search. */
export const searchPath = addresses.search

/** The path of the page that every unknown address gets. */
export const missingPath = addresses.notFound
