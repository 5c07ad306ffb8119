// On every page: what HTML and CSS cannot do for the menus, and pictures that fail. As all parts, it finds the page whole.

import { mobileLimit } from '../theme/mobileLimit.ts'

const root = document.documentElement
const triggerOf = (panel: Element) => document.querySelector(`[popovertarget="${panel.id}"]`)

/** Says of a panel whether it is open: a screen reader hears an explicit aria-expanded in every browser. */
const say = (panel: Element, isOpen: boolean) => {
  triggerOf(panel)?.setAttribute('aria-expanded', String(isOpen))
  // For the page below it, which styles cannot ask without being worked out anew as a whole (theme/globalStyle.ts). Once
  // the panel is drawn: to hold that page still, the browser draws all of it anew.
  requestAnimationFrame(() => {
    setTimeout(() => {
      root.toggleAttribute(`data-${panel.id}`, isOpen)
    })
  })
}
// Popovers open, close on Escape and on a click outside, and give focus back by themselves.
addEventListener(
  'beforetoggle',
  (event) => {
    if (event.target instanceof Element && 'newState' in event) say(event.target, event.newState === 'open')
  },
  true,
)

/** Closes the panels around a place that `other` is not in. */
const leave = (place: EventTarget | null, other?: EventTarget | null) => {
  if (!(place instanceof Element)) return
  const panel = place.closest<HTMLElement>(':popover-open')
  if (!panel || (other instanceof Node && (panel.contains(other) || triggerOf(panel)?.contains(other)))) return
  panel.hidePopover()
}
addEventListener('focusout', (event) => {
  if (event.relatedTarget) leave(event.target, event.relatedTarget)
})
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) leave(event.target)
})
// In em, as the layout is (theme/tokens.ts).
matchMedia(`(min-width:${mobileLimit / 16}em)`).addEventListener('change', () => {
  leave(document.querySelector(':popover-open'))
})

// Who reads on has the WhatsApp button out of the way on a phone, and has it back on scrolling up and at the end of the page.
let before = 0
addEventListener('scroll', () => {
  root.toggleAttribute('data-on', scrollY > before && scrollY + innerHeight < root.scrollHeight - 9)
  before = scrollY
})

// A picture that cannot be loaded, ours or another host's, is replaced once by the general drawing.
const replace = (image: unknown) => {
  const fallback = root.dataset['fallback']
  if (!(image instanceof HTMLImageElement) || !fallback || image.dataset['fell']) return
  image.dataset['fell'] = '1'
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.removeAttribute('srcset')
  if (image.dataset['fallbackAlt']) image.alt = image.dataset['fallbackAlt']
  image.src = fallback
}
addEventListener('error', ({ target }) => replace(target), true)
// Those of the first screen, which stand above this script, may have failed before it ran.
for (const image of document.images) if (image.complete && !image.naturalWidth) replace(image)

// A device that takes long over pages as light as these paints the next one at once, without a movement on the way to it.
if (PerformanceObserver.supportedEntryTypes.includes('longtask'))
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    const sheet = new CSSStyleSheet()
    // Before the visitor goes: one that is skipped has been asked of the page by then, which holds up the next.
    sheet.replaceSync('@view-transition{navigation:none}')
    document.adoptedStyleSheets = [sheet]
  }).observe({ type: 'longtask', buffered: true })

// One may be open already. Last, since browsers that know no popovers refuse the question.
for (const panel of document.querySelectorAll('[popover]')) say(panel, panel.matches(':popover-open'))
