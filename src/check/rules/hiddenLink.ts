import { whyAbsent } from '../absent.ts'
import type { SiteRule } from '../rule.ts'
import { targetsOf } from '../textParts.ts'

/** A link to a page that is not on the site, from one that is: as long as that lasts, its words are there without a link. */
export const hiddenLink: SiteRule = ({ pages, partials, today }, report) => {
  const hidden = new Map(
    pages.flatMap((page) => {
      const why = whyAbsent(page, today)
      return why === undefined ? [] : [[page.path, why]]
    }),
  )
  for (const { file, path = '', links, tree } of [...pages, ...partials]) {
    if (hidden.has(path) || !links.some((link) => hidden.has(link))) continue
    for (const { node, url } of targetsOf(tree)) {
      const why = hidden.get(url.split('#')[0] ?? '')
      const { line = 1, column = 1 } = node.position?.start ?? {}
      if (why)
        report({ file, line, column }, `De link naar ${url} is zo lang gewone tekst, en een knop is er niet. ${why}`)
    }
  }
}
