// On long pages: marks the part that is being read in "Op deze pagina".

document.addEventListener('DOMContentLoaded', () => {
  const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  const mark = () => {
    const line = innerHeight / 4 + 1
    const current = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < line) ?? parts[0]
    for (const part of parts) {
      if (part === current) part.link.setAttribute('aria-current', 'true')
      else part.link.removeAttribute('aria-current')
    }
  }
  // The line lies at a quarter of the window; all above it counts, so that a jump is noticed too.
  const observer = new IntersectionObserver(mark, { rootMargin: '99999px 0px -75% 0px' })
  for (const { heading } of parts) observer.observe(heading)
})
