// In the browser, while writing: brings the page up to date as soon as something is saved, in place, so that the writer
// stays where he was reading.
// oxlint-disable-next-line import/no-unassigned-import -- what React Refresh needs before any block
import '@vitejs/plugin-react/preamble'
import { Idiomorph } from 'idiomorph'
import { fillLater } from './workbenchClient.ts'

const shown = document.querySelector<HTMLMetaElement>('meta[name=saved]')?.content

const sheet = new CSSStyleSheet()
let latest = 0
import.meta.hot?.on('praktijk:saved', (saved: number) => {
  latest = saved
  fillLater()
  if (String(saved) !== shown || document.documentElement.dataset['saved']) update(saved)
})
// What was saved before this page was listening.
import.meta.hot?.send('praktijk:shown')

/** Fetches the page as a document: its policy keeps HTML from being made of a text. */
function update(saved: number): void {
  const request = new XMLHttpRequest()
  request.responseType = 'document'
  request.addEventListener('load', () => {
    if (saved === latest) show(request.responseXML)
  })
  request.open('GET', location.href)
  request.send()
}

function show(next: Document | null): void {
  const current = document.documentElement
  if (!next || isMistake(current) !== isMistake(next.documentElement) || hasOtherBlocks(next)) {
    location.reload()
    return
  }
  document.title = next.title
  style(next)
  Idiomorph.morph(document.body, next.body, {
    callbacks: { beforeNodeMorphed: (old) => !isAlive(old), beforeAttributeUpdated: (name) => !ownByBrowser.has(name) },
  })
  current.dataset['saved'] = String(latest)
}

/** Takes over the rules of the page in a sheet of its own: its policy refuses another text in the style element. */
function style(next: Document): void {
  const old = document.head.querySelector('style')
  const css = next.head.querySelector('style')?.textContent ?? ''
  if (!old?.sheet || old.textContent === css) return
  old.sheet.disabled = true
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** The explanation of a mistake and a page have different scripts, which only run when a page is loaded. */
const isMistake = (root: HTMLElement): boolean => root.dataset['mistake'] !== undefined

/** What a visitor opened, and what scripts added. */
const ownByBrowser = new Set([
  'open',
  'aria-expanded',
  'aria-hidden',
  'data-choice',
  'data-status',
  'data-live',
  'data-saved',
  'data-today',
])

/** React keeps its own account of what is in a block, and the opening hours are filled in by a script. */
const isAlive = (node: Node): boolean =>
  node instanceof HTMLElement && (node.dataset['status'] === 'ready' || node.dataset['hours'] !== undefined)

const blocksOf = (root: Document): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island],[data-hours]')].map(
    ({ dataset }) => `${dataset['props']}${dataset['hours']}`,
  )

const hasOtherBlocks = (next: Document): boolean => blocksOf(document).join() !== blocksOf(next).join()
