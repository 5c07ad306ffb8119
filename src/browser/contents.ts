// On long pages: marks the part that is being read in "Op deze pagina".

import { desktopHeader } from '../theme/desktopHeader.ts'

const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
  const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
  return heading ? [{ link, heading }] : []
})
const mark = () => {
  // The first that begins in the upper part of the window, clear of the header, or else the one that goes on in it.
  let current: (typeof parts)[number] | undefined
  let begins = false
  for (const part of parts) {
    const { top, bottom } = part.heading.getBoundingClientRect()
    if (!begins && top < innerHeight * 0.4) {
      current = part
      begins = bottom > desktopHeader
    }
  }
  for (const part of parts) {
    if (part === current) part.link.setAttribute('aria-current', 'true')
    else part.link.removeAttribute('aria-current')
  }
}
// What is above the window counts for the one, so that a jump is noticed too; the other sees what goes under the header.
for (const above of [99_999, -desktopHeader]) {
  const observer = new IntersectionObserver(mark, { rootMargin: `${above}px 0px -60% 0px` })
  for (const { heading } of parts) observer.observe(heading)
}
