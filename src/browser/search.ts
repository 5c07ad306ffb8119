// Only on the page to search: shows what is found while somebody types. Without it the form asks the server.

import { resultsOf } from '../content/search/answers.ts'
import type { Result } from '../content/search/answers.ts'
import { openSearchInParts, queryOf } from '../content/search/engine.ts'
import type { Find, SearchFile } from '../content/search/engine.ts'
import { nearestWords } from '../content/search/nearest.ts'
import { wordsIn } from '../content/search/terms.ts'
import { around, row, showPictures, takeApart } from './searchRows.ts'

const most = 12
/** How many of them stand on the first screen of a phone at the most. */
const seen = 5
/** How long nothing is typed before pictures and what a phone does not show yet follow, in milliseconds. */
const pause = 300
/** How long it is quiet after that before a screen reader hears the number, in milliseconds. */
const quiet = 200

const part = <E extends HTMLElement = HTMLElement>(name: string): E | null =>
  document.querySelector<E>(`[data-${name}]`)

function start(): void {
  const place = part('search')
  const field = place?.querySelector('input')
  const [list, status, none, meant, clear] = ['results', 'status', 'none', 'meant', 'clear'].map((name) => part(name))

  if (!place || !field || !list || !status || !none || !meant || !clear) return
  const [one = '', many = '', nothing = '', didYouMean = '', question = '', exercise = ''] = JSON.parse(
    place.dataset['words'] ?? '[]',
  ) as string[]
  /** What cannot wait, with the beginnings of words that say so together. */
  const alarms = [...document.querySelectorAll<HTMLElement>('[data-alarm]')].map(
    (line) => [line, JSON.parse(line.dataset['alarm'] ?? '[]') as string[][]] as const,
  )
  let find: Promise<Find> | undefined
  let timer = 0
  let rest = 0

  const open = () => {
    find ??= fetch(place.dataset['search'] ?? '')
      .then((response) => response.json() as Promise<SearchFile>)
      .then(async (file) => {
        const opened = await openSearchInParts(file)
        void takeApart(file)
        return opened
      })
    return find
  }

  /** What is searched for; one letter says nothing yet. */
  const asked = () => {
    const query = queryOf(field.value)
    return query.length > 1 ? query : ''
  }
  /** @param wait how long the rest is still waited with, in milliseconds */
  const show = async (wait: number): Promise<void> => {
    const query = asked()
    clear.hidden = field.value === ''
    // In all that is typed: who is alarmed may say much before what it is.
    const words = wordsIn(field.value)
    for (const [line, phrases] of alarms)
      line.hidden = !phrases.some((phrase) => phrase.every((opening) => words.some((word) => word.startsWith(opening))))
    const hits = query === '' ? [] : (await open())(query)
    if (query !== asked()) return
    const rows = (some: readonly Result[]) => some.map((hit) => row(hit, { question, exercise }))
    const first = resultsOf(query, hits, seen)
    list.replaceChildren(...rows(first))
    list.hidden = first.length === 0
    none.hidden = query === '' || first.length > 0
    const guesses = none.hidden ? [] : nearestWords(query, listedWords())
    meant.hidden = guesses.length === 0
    if (guesses.length > 0) meant.replaceChildren(...around(didYouMean, guesses))
    clearTimeout(rest)
    const all = () => resultsOf(query, hits, most)
    // What is said of the rows has its room above them from the first letter on.
    if (status.textContent === '') say(query, all().length)
    rest = window.setTimeout(() => {
      const found = all()
      list.append(...rows(found.slice(first.length)))
      showPictures(list)
      say(query, found.length)
    }, wait)
  }
  const say = (query: string, count: number) => {
    clearTimeout(timer)
    const text = query === '' ? '' : count === 0 ? nothing : count === 1 ? one : many
    const said = text.replace('{aantal}', String(count)).replace('{woord}', () => query)
    if (status.textContent === said) return
    timer = window.setTimeout(() => (status.textContent = said), status.textContent === '' ? 0 : quiet)
  }
  // When the file cannot be fetched, the list below stays, and the form asks the server.
  const forget = () => (find = undefined)
  const update = (wait = 0) => void show(wait).catch(forget)
  /** The letter is drawn before anything is looked for; those that come meanwhile are looked for at once. */
  let waits = false
  const updateSoon = () => {
    if (waits) return
    waits = true
    requestAnimationFrame(() =>
      setTimeout(() => {
        waits = false
        update(pause)
      }),
    )
  }
  const openAhead = () => void open().catch(forget)

  listenToKeys(field, list)
  field.addEventListener('focus', openAhead, { once: true })
  field.addEventListener('input', updateSoon)
  clear.addEventListener('click', () => {
    field.value = ''
    update()
    field.focus()
  })
  field.form?.addEventListener('submit', (event) => {
    const [first] = linksIn(list)
    if (!first && none.hidden) return
    event.preventDefault()
    first?.focus()
  })

  field.value = new URLSearchParams(location.search).get('q') ?? ''
  if (field.value !== '') update()

  // Who came here is about to search: once the page stands, but not for who pays for every byte.
  const later = () => setTimeout(openAhead, 300)
  if (navigator.connection?.saveData) return
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** The words of the list from A to Z, with their pages. */
const listedWords = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('section li a[href^="/"]')].map((link) => ({
    text: link.textContent ?? '',
    href: link.pathname,
  }))

const linksIn = (list: Element) => [...list.querySelectorAll<HTMLAnchorElement>('h2 a')]

/** Arrows lead through what was found, and from there `/` to the field: nowhere else, where it may be said to a program (WCAG 2.1.4). */
function listenToKeys(field: HTMLElement, list: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    if (event.key === '/' && list.contains(target)) {
      event.preventDefault()
      field.focus()
    }
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || (target !== field && !list.contains(target)) || list.hidden) return
    event.preventDefault()
    const links = linksIn(list)
    const to = links.findIndex((link) => link === document.activeElement) + by
    if (to < 0) field.focus()
    else links[Math.min(to, links.length - 1)]?.focus()
  })
}

// It may come before the page has been read to its end.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
