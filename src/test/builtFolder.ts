import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inlineHash } from '../hosting/hash.ts'
import type { PageParts } from '../hosting/policy.ts'
import type { Leads } from '../hosting/table.ts'

const folders: string[] = []
/** Removes what tests made; by itself Vitest would ask a module that files share only after the first of them. */
export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'praktijk-'))
  folders.push(folder)
  return folder
}

/** A small built site in a folder of its own, for tests: some pages and files, and whatever is added. */
export function builtFolder(more: Readonly<Record<string, string>> = {}): string {
  const folder = join(emptyFolder(), 'dist')
  const files = {
    'index.html': '<!doctype html><html lang="nl"><head><style>a{}</style></head><body></body></html>',
    'contact.html': '<!doctype html><script>1</script>',
    'pijnklachten.html': '<!doctype html>',
    'pijnklachten/rug.html': '<!doctype html>',
    '404.html': '<!doctype html><html><head><meta charset="utf-8"><title>404</title></head></html>',
    'assets/hydrate-A3_d-5.js': 'export {}\n'.repeat(200),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.well-known/security.txt': 'Contact: mailto:a@b.example\n',
    ...more,
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  return folder
}

/** A page without scripts, styles or anything else that is fetched. */
export const plainParts: PageParts = {
  scripts: [],
  styles: [],
  fetchesScripts: false,
  fetchesStyles: false,
  frames: [],
  pictureHosts: [],
}

/** Where the small site is online. */
export const builtOrigin = 'https://www.praktijk.example'

/** Nothing leads elsewhere. */
export const noLeads: Leads = { redirects: new Map(), words: new Map() }

/** Where the small site leads who asks for an address that is no page. */
export const builtLeads: Leads = {
  redirects: new Map([['/rugklachten', '/pijnklachten/rug']]),
  words: new Map(),
}

/** What the pages of {@link builtFolder} hold. */
export const builtPages: ReadonlyMap<string, PageParts> = new Map([
  ['/', { ...plainParts, styles: [inlineHash('a{}')] }],
  ['/contact', { ...plainParts, scripts: [inlineHash('1')], frames: ['https://kaart.example'] }],
  ['/pijnklachten', plainParts],
  ['/pijnklachten/rug', plainParts],
  ['/404', plainParts],
])
