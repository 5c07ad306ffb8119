// In the browser, while writing: brings the page up to date as soon as something is saved, in place, so that the writer
// stays where he was reading.
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

let request = new XMLHttpRequest()

/**
 * Fetches the page as a document: its policy keeps HTML from being made of a text. What an earlier save asked for is not
 * waited for: after fifty saves a second, as when branches are switched, the last one would come half a minute late.
 */
function update(saved: number): void {
  request.abort()
  const own = new XMLHttpRequest()
  request = own
  request.responseType = 'document'
  request.addEventListener('load', () => {
    if (saved === latest) show(own.responseXML)
  })
  request.open('GET', location.href)
  request.send()
}

function show(next: Document | null): void {
  const current = document.documentElement
  if (!next || isMistake(current)) {
    location.reload()
    return
  }
  if (isMistake(next.documentElement)) cover(next)
  else if (hasOtherBlocks(next)) location.reload()
  else {
    document.title = next.title
    // Before the page takes its place: how far it is scrolled is told in its own styles.
    style(next)
    uncover()
    Idiomorph.morph(document.body, next.body, {
      callbacks: {
        // What is the same is seen by the browser itself in no time, with all that is in it.
        beforeNodeMorphed: (old, made) => !isAlive(old) && !old.isEqualNode(made),
        beforeAttributeUpdated: (name) => !ownByBrowser.has(name),
      },
    })
  }
  current.dataset['saved'] = String(latest)
}

/** The page as it was when a mistake was saved, and how far it was scrolled. */
let covered: { body: HTMLElement; top: number } | undefined

/** Shows the explanation of a mistake in the place of the page, which is kept as it is for when it is mended. */
function cover(next: Document): void {
  covered ??= { body: document.body, top: scrollY }
  document.title = next.title
  style(next)
  document.body = next.body
}

function uncover(): void {
  if (!covered) return
  const { body, top } = covered
  // At once: the page itself scrolls smoothly.
  const goBack = () => scrollTo({ top, behavior: 'instant' })
  document.body = body
  goBack()
  // Styles that stand in the page are asked for again with it, and until they have come its parts are of other heights.
  for (const styles of body.querySelectorAll('link[rel=stylesheet]:not([media])'))
    styles.addEventListener('load', goBack, { once: true })
  covered = undefined
}

/** Takes over the rules of the page in a sheet of its own: its policy refuses another text in the style element. */
function style(next: Document): void {
  const own = document.head.querySelector('style')
  const css = next.head.querySelector('style')?.textContent ?? ''
  if (!own?.sheet) return
  const isOwn = own.textContent === css
  own.sheet.disabled = !isOwn
  if (!isOwn) sheet.replaceSync(css)
  document.adoptedStyleSheets = isOwn ? [] : [sheet]
}

/** An explanation that was loaded has none of the scripts of the page, which only run when that is loaded. */
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

const blocksOf = (root: HTMLElement): string[] =>
  [...root.querySelectorAll<HTMLElement>('[data-island],[data-hours]')].map(
    ({ dataset }) => `${dataset['props']}${dataset['hours']}`,
  )

const hasOtherBlocks = (next: Document): boolean =>
  blocksOf(covered?.body ?? document.body).join() !== blocksOf(next.body).join()
