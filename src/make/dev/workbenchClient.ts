// In the browser, while writing: a small bar with what there is to know of the page, and alt-click on a text to open it
// in the editor.
import type { Problem } from '../../check/problems.ts'
import type { PageFacts } from './workbench/pageFacts.ts'

/** What the dev server knows of a page; nothing of an address that is none. */
interface Card extends Partial<PageFacts> {
  file?: string
  change?: string
  findings?: Problem[]
}

const style = `:host{position:fixed;z-index:98;left:8px;bottom:8px;font:14px/1.4 system-ui,sans-serif;color:#123}
details{width:max-content;max-width:min(44em,90vw);border:1px solid #123;border-radius:8px;background:#fff}
output:not(:empty){display:block;width:max-content;margin-bottom:4px;padding:2px 10px;border-radius:8px;background:#123;color:#fff}summary{padding:2px 10px;cursor:pointer}ul{margin:0;padding:4px 10px 4px 26px;max-height:40vh;overflow:auto}
p{margin:0;padding:2px 10px 6px;display:flex;flex-wrap:wrap;gap:4px 14px}button{all:unset;cursor:pointer;text-decoration:underline}`

const bar = document.createElement('div')
bar.dataset['werkbank'] = ''
const shadow = bar.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(style)
shadow.adoptedStyleSheets = [sheet]
const details = element('details')
const photos = element('output')
shadow.append(photos)

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...children: (Node | string)[]) {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

const ask = async <Answer>(path: string, query: URLSearchParams): Promise<Answer> =>
  (await fetch(`${path}?${query}`)).json()

/** Opens a file in the editor of whoever writes; the dev server does it (src/make/dev/editorGuard.ts). */
function open(file: string, { line, column }: { line: number; column: number }): void {
  void fetch(`/__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`)
}

function opener(words: string, file: string, place: { line: number; column: number }): HTMLButtonElement {
  const button = element('button', words)
  button.addEventListener('click', () => open(file, place))
  return button
}

/** Fills the bar, when the browser has nothing better to do. */
async function fill(): Promise<void> {
  const {
    file,
    words,
    score,
    hidden,
    change,
    findings = [],
  } = await ask<Card>('/__werkbank/kaart', new URLSearchParams({ pad: location.pathname }))
  details.remove()
  if (file === undefined) return
  const count = findings.length === 1 ? '1 bevinding' : `${findings.length} bevindingen`
  const summary = [file, `${words} woorden`, ...(score === undefined ? [] : [`leesscore ${score}`]), count]
  const facts = element(
    'p',
    opener('Open het bestand', file, { line: 1, column: 1 }),
    element('span', change === undefined ? 'Niet in git' : `Gewijzigd: ${change}`),
    link('/_site', 'De hele site en zoeken'),
    link('/_blokken', 'Blokken'),
  )
  const list = element(
    'ul',
    ...findings.map((one) => element('li', opener(`regel ${one.line}`, file, one), ` ${one.message}`)),
  )
  details.replaceChildren(
    element('summary', summary.join(' · ')),
    ...(hidden === undefined ? [] : [element('p', hidden)]),
    facts,
    list,
  )
  shadow.append(details)
  stand()
}

/** Outside the body, which is brought up to date as a whole (devClient.ts). */
function stand(): void {
  document.documentElement.append(bar)
}

// Photos are made when a page first shows them; until then their places are empty.
import.meta.hot?.on('praktijk:photos', (left: number) => {
  photos.textContent = left > 0 ? `Foto's worden gemaakt: nog ${left}` : ''
  if (left > 0) stand()
})

function link(href: string, words: string): HTMLAnchorElement {
  const made = element('a', words)
  made.href = href
  return made
}

let timer: ReturnType<typeof setTimeout> | undefined
/** How long after a save the bar waits for others, in milliseconds. */
const rest = 600

/** Fills the bar a moment later; again for each save, once they have stopped. */
export function fillLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void fill(), rest)
}

/** How many elements around what is pointed at are told. */
const around = 5

document.addEventListener(
  'click',
  (event) => {
    if (!event.altKey || !(event.target instanceof Element)) return
    event.preventDefault()
    event.stopPropagation()
    const query = new URLSearchParams({ pad: location.pathname })
    let pointed: Element | null = event.target
    for (let step = 0; step < around && pointed && pointed !== document.body; step += 1) {
      query.append('tekst', (pointed.textContent ?? '').slice(0, 600))
      pointed = pointed.parentElement
    }
    void ask<{ file?: string; line: number; column: number }>('/__werkbank/plek', query).then(
      ({ file, ...place }) => file !== undefined && open(file, place),
    )
  },
  true,
)

fillLater()
