/** A text that is read aloud, with the language it is read in. */
export interface Spoken {
  lang: string
  text: string
}

/** Every text of the page: what is written, and what stands in names and alternatives. Runs in the page. */
export function spoken(): Spoken[] {
  const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? ''
  const texts: Spoken[] = [{ lang: langOf(document.querySelector('title')), text: document.title }]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    const element = node.parentElement
    if (text && !element?.closest('script, style')) texts.push({ lang: langOf(element), text })
  }
  for (const element of document.querySelectorAll('[aria-label], [aria-roledescription], [alt], [title]')) {
    for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title']) {
      const text = element.getAttribute(name)
      if (text) texts.push({ lang: langOf(element), text })
    }
  }
  return texts
}
