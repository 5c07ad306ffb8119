import { decoded } from '../../content/decoded.ts'
import { onceFor } from '../../content/once.ts'
import { absentHeadings, whyAbsent } from '../absent.ts'
import type { PageReading } from '../readPage.ts'
import type { SiteRule } from '../rule.ts'
import { targetsOf } from '../textParts.ts'

/**
 * A link to a page that is not on the site, from one that is: as long as that lasts, its words are there without a link.
 * Or to a heading over offers that are not there.
 */
export const hiddenLink: SiteRule = ({ pages, partials, today }, report) => {
  const hidden = new Map(
    pages.flatMap((page) => {
      const why = whyAbsent(page, today)
      return why === undefined ? [] : [[page.path, why]]
    }),
  )
  const absent = new Set(pages.flatMap((page) => absentHeadings(page, today)))
  const pagesOf = new Set([...absent].map((address) => address.split('#')[0] ?? ''))
  for (const text of [...pages, ...partials]) {
    const { file, path = '', links } = text
    if (hidden.has(path) || !links.some((link) => hidden.has(link) || pagesOf.has(link || path))) continue
    for (const { url, line, column } of onceFor(known, text, () => placedLinks(text))) {
      const why = hidden.get(url.split('#')[0] ?? '')
      if (why)
        report({ file, line, column }, `De link naar ${url} is zo lang gewone tekst, en een knop is er niet. ${why}`)
      else if (absent.has(decoded(url.startsWith('#') ? `${path}${url}` : url)))
        report({ file, line, column }, goneMessage(url))
    }
  }
}

/** Of texts as they were read: all pages may link to one that is hidden, and one is saved. */
const known = new WeakMap<PageReading, ReturnType<typeof placedLinks>>()

const placedLinks = ({ tree }: PageReading) =>
  targetsOf(tree()).map(({ node, url }) => {
    const { line = 1, column = 1 } = node.position?.start ?? {}
    return { url, line, column }
  })

const goneMessage = (url: string): string =>
  `De link naar ${url} leidt zo lang naar het begin van de pagina: wat onder die kop staat, is er vandaag niet.`
