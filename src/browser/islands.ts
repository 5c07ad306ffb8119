// On pages with an interactive block: what its buttons do until React has come, and React itself, which is fetched when
// the first screen is done and takes over a second after the block is nearly in view, or once it is pressed.

interface HydrateModule {
  hydrate: (element: HTMLElement, component: unknown) => void
}
const root = document.documentElement.dataset
const islands = () => document.querySelectorAll<HTMLElement>('[data-island]')

const fetchParts = (island: HTMLElement) =>
  Promise.all([
    import(/* @vite-ignore */ root['hydrate'] ?? ''),
    import(/* @vite-ignore */ island.dataset['src'] ?? ''),
  ]) as Promise<[HydrateModule, { default: unknown }]>

/** Runs when what was swiped stands still; 0 while nothing moves. */
let still = 0
const isMoving = () => still > 0
/** How long it must stand still to have ended, in ms: Safari does not tell when it has (as in Carousel.island.tsx). */
const rest = 120

const woken = new Set<Element>()
async function wake(island: HTMLElement): Promise<void> {
  if (woken.has(island)) return
  woken.add(island)
  try {
    const [{ hydrate }, { default: component }] = await fetchParts(island)
    // React goes on from a choice; what moves has none yet, and would have one behind its back.
    while (isMoving()) await new Promise((resolve) => setTimeout(resolve, rest))
    hydrate(island, component)
  } catch {
    // What only React can do is taken away (src/islands/alive.ts); the rest goes on as it did.
    island.dataset['island'] = 'failed'
  }
}

/** Marks a choice by the attributes that React gives it too (src/islands/choice.ts), so that it finds its own HTML. */
function mark(island: HTMLElement, choice: string): void {
  island.dataset['choice'] = choice
  for (const part of island.querySelectorAll<HTMLElement>('[data-part]')) {
    const isChosen = part.dataset['part'] === choice
    part.toggleAttribute('data-current', isChosen)
    part.setAttribute('aria-hidden', String(!isChosen))
  }
  for (const button of island.querySelectorAll<HTMLElement>('[data-go]')) {
    const isChosen = button.dataset['go'] === choice
    if (button.hasAttribute('aria-pressed')) button.setAttribute('aria-pressed', String(isChosen))
    else if (isChosen) button.setAttribute('aria-current', 'true')
    else button.removeAttribute('aria-current')
  }
}

/** Shows a choice: marks it, and brings it into view where the choices stand in a row. */
function choose(island: HTMLElement, choice: string): void {
  clearTimeout(still)
  still = 0
  mark(island, choice)
  const part = island.querySelector<HTMLElement>('[data-current]')
  if (part?.parentElement) part.parentElement.scrollLeft = part.offsetLeft
}

/** A button goes to a choice, or as many further as it says with a sign, round from the last to the first. */
function go(island: HTMLElement, to: string): void {
  const count = island.querySelectorAll('[data-go]:not([data-go^="+"],[data-go^="-"])').length
  choose(island, /\d/.test(to[0] ?? '') ? to : String((Number(island.dataset['choice']) + Number(to) + count) % count))
}

const asleep = '[data-island]:not([data-status])'
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button')
  const island = button && button.closest<HTMLElement>(asleep)
  if (!island) return
  // What only React can do, it does as soon as it has come (hydrate.tsx).
  if (button.dataset['go']) go(island, button.dataset['go'])
  else button.setAttribute('aria-busy', 'true')
  // First the answer is painted.
  setTimeout(wake, 99, island)
})
document.addEventListener(
  'scroll',
  ({ target }) => {
    const island = target instanceof Element && target.closest<HTMLElement>(asleep)
    if (!island) return
    clearTimeout(still)
    still = window.setTimeout(() => {
      still = 0
      for (const part of target.querySelectorAll<HTMLElement>('[data-part]')) {
        if (Math.abs(part.offsetLeft - target.scrollLeft) < 2) choose(island, part.dataset['part'] ?? '')
      }
    }, rest)
  },
  true,
)

// Its buttons work meanwhile. Safari has no idle time, and a busy device may have none for as long as it is looked at.
const idle = (window.requestIdleCallback ?? setTimeout) as typeof requestIdleCallback
const later = (work: () => void) => idle(work, { timeout: 3000 })
/** How long after a block came near React takes over, in ms: whoever came for it presses it first, and is answered first. */
const pause = 1000
const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) setTimeout(later, pause, () => void wake(target))
    }
  },
  { rootMargin: '200px' },
)
const watch = () => {
  for (const island of islands()) observer.observe(island)
}
for (const island of islands()) mark(island, '0')

/** Fetches what the blocks need, but not for who pays or waits for every byte; what fails is tried again when needed. */
const fetchAhead = () => {
  const line = navigator.connection
  if (line?.saveData || line?.effectiveType?.endsWith('2g')) return
  later(() => {
    for (const island of islands()) fetchParts(island).catch(() => {})
  })
}
// A page that was made before the visitor asked for it waits until he does.
if (document.prerendering) {
  document.addEventListener('prerenderingchange', () => {
    watch()
    fetchAhead()
  })
} else {
  watch()
  addEventListener('load', fetchAhead)
}

// From the first touch on, what is out of view is not painted with each press; by then each part of the page has had its
// size (src/blocks/Section.block.tsx). Whoever only looks, as what takes pictures does, finds the whole page painted.
addEventListener('pointerdown', () => later(() => (root['settled'] = '')), { once: true })

// Last, so that it only stands there when all of the above works (src/islands/alive.ts).
root['live'] = ''

declare global {
  interface Document {
    prerendering?: boolean
  }
  interface Navigator {
    /** How the visitor is connected (Network Information API); `effectiveType` from `slow-2g` to `4g`. */
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}
