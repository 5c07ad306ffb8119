// On long pages: marks the part that is being read in "Op deze pagina".

document.addEventListener('DOMContentLoaded', () => {
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    // The first that begins in the upper part of the window, or else the one that goes on in it.
    let current: (typeof parts)[number] | undefined
    let began = -1
    for (const part of parts) {
      const { top } = part.heading.getBoundingClientRect()
      if (began < 0 && top < innerHeight * 0.4) {
        current = part
        began = top
      }
    }
    for (const part of parts) {
      if (part === current) part.link.setAttribute('aria-current', 'true')
      else part.link.removeAttribute('aria-current')
    }
  }
  // What is above the window counts for the one, so that a jump is noticed too; the other sees what leaves at its top.
  for (const above of ['99999px', '0px']) {
    const observer = new IntersectionObserver(mark, { rootMargin: `${above} 0px -60% 0px` })
    for (const { heading } of parts) observer.observe(heading)
  }
})
