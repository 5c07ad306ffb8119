import type { Known } from '../known.ts'
import { absentPage } from '../absentPage.ts'
import { pictureMistake } from './picture.ts'
import type { SiteRule } from '../rule.ts'

/** Pictures and pages that praktijk.yaml and teksten.yaml name exist. */
export const sharedReference: SiteRule = ({ facts, copy, known }, report) => {
  if (facts.ok) {
    for (const [index, { picture }] of facts.data.locations.entries()) {
      const mistake = pictureMistake(picture, known)
      if (mistake) report(facts.locate(['locaties', index, 'beeld']), mistake)
    }
    for (const [index, { page }] of facts.data.toConfirm.entries()) {
      const mistake = pageMistake(page, known)
      if (mistake) report(facts.locate(['bevestigen', index, 'pagina']), mistake)
    }
  }
  if (!copy.ok) return
  const { menu, footer } = copy.data
  const lists = [
    { links: menu.links, path: ['menu', 'links'] },
    { links: footer.bottom, path: ['voet', 'onderaan'] },
    ...footer.columns.map(({ links }, index) => ({ links, path: ['voet', 'kolommen', index, 'links'] })),
  ]
  for (const { links, path } of lists) {
    for (const [index, link] of links.entries()) {
      const mistake = pageMistake(link.path, known)
      if (mistake) report(copy.locate([...path, index, 'pad']), mistake)
    }
  }
}

const pageMistake = (path: string, known: Known): string | undefined =>
  known.hasPage(path) ? undefined : absentPage(path, known, 'Vul het adres van een andere pagina in.')
