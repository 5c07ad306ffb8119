// On long pages: marks the part that is being read in "Op deze pagina".

document.addEventListener('DOMContentLoaded', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
  const mark = () => {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < 160).at(-1) ?? headings[0]
    for (const link of links) {
      if (link.hash === `#${passed?.id}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '-120px 0px -60% 0px', threshold: [0, 1] })
  for (const heading of headings) observer.observe(heading)
  mark()
})
