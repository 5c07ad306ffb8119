/** What a printed page shows of what only a screen needs, and what it adds. Runs in the page, in print. */
export function onPaper() {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isPill = (element: Element) => {
    const { borderTopLeftRadius, display } = getComputedStyle(element)
    return parseFloat(borderTopLeftRadius) > 100 && display !== 'inline'
  }
  const forScreens = [
    ...document.querySelectorAll(
      'body > header, body > footer, body > aside, main aside, main nav, main button, iframe',
    ),
    ...[...document.querySelectorAll('main a')].filter(isPill),
    ...[...document.querySelectorAll('main section')].filter((section) => section.querySelector('img[src*=afsluiter]')),
  ]
  const links = [...document.querySelectorAll('main a[href^="/"], main a[href^="http"]')].filter(isShown)
  return {
    /** How many such parts are rightly left out. */
    hidden: forScreens.filter((element) => !isShown(element)).length,
    /** Such parts that are printed all the same, by their HTML. */
    shown: forScreens.filter(isShown).map((element) => element.outerHTML.slice(0, 80)),
    /** Heights of the answers of questions that are closed on the screen. */
    answers: [
      ...document.querySelectorAll('main :is(article, section) details:not([data-screen]) > :not(summary)'),
    ].map((answer) => (isShown(answer) ? answer.getBoundingClientRect().height : 0)),
    /** Links with the text that stands after them, as the style says it. */
    links: links.map((link) => ({
      href: link.getAttribute('href') ?? '',
      after: getComputedStyle(link, '::after').content,
    })),
  }
}
