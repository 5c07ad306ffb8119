// On long pages: marks the part that is being read in "Op deze pagina".

document.addEventListener('DOMContentLoaded', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
  const mark = () => {
    const line = innerHeight / 5 + 1
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line)
    const current = passed.at(-1) ?? headings[0]
    for (const link of links) {
      if (link.hash === `#${current?.id}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  // The line lies at a fifth of the window; all above it counts, so that a jump is noticed too.
  const observer = new IntersectionObserver(mark, { rootMargin: '99999px 0px -80% 0px' })
  for (const heading of headings) observer.observe(heading)
})
