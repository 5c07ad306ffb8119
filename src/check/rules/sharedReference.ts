import type { Copy } from '../../content/copy.ts'
import type { Facts } from '../../content/facts.ts'
import { absentPage, noPage } from '../absentPage.ts'
import { meanOrChoose } from '../didYouMean.ts'
import { headsOfKind } from '../heads.ts'
import { pictureMistake } from './picture.ts'
import type { SiteRule } from '../rule.ts'
import type { Site } from '../site.ts'
import { serviceMistake } from './services.ts'

/** What is wrong with something that a file names, if anything, and where it stands there. */
type Named = [mistake: string | undefined, path: PropertyKey[]]

/** What praktijk.yaml and teksten.yaml refer to is there: pages, treatments, locations and pictures. */
export const sharedReference: SiteRule = (site, report) => {
  const { facts, copy } = site
  if (facts.ok)
    for (const [mistake, path] of namedIn(facts.data, site)) if (mistake) report(facts.locate(path), mistake)
  if (copy.ok) for (const [mistake, path] of linkedIn(copy.data, site)) if (mistake) report(copy.locate(path), mistake)
}

function namedIn({ locations, team = [], exceptions, toConfirm }: Facts, { pages, known }: Site): Named[] {
  const services = headsOfKind(pages, 'dienst').map(({ path }) => path)
  const ids = locations.map(({ id }) => id)
  const townMistake = (id: string | undefined) =>
    id === undefined || ids.includes(id) ? undefined : `"${id}" is geen locatie. ${meanOrChoose(id, ids)}`
  return [
    ...locations.flatMap(({ treatments, picture }, place): Named[] => [
      [pictureMistake(picture, known), ['locaties', place, 'beeld']],
      ...treatments.map((path, index): Named => [
        serviceMistake(path, services, pages),
        ['locaties', place, 'behandelingen', index],
      ]),
    ]),
    ...exceptions.map(({ location }, index): Named => [townMistake(location), ['uitzonderingen', index, 'locatie']]),
    ...(team ?? []).flatMap(({ days, picture }, index): Named[] => [
      ...Object.keys(days).map((id): Named => [townMistake(id), ['team', index, 'dagen', id]]),
      [picture === undefined ? undefined : pictureMistake(picture, known), ['team', index, 'foto']],
    ]),
    ...toConfirm.map(({ page }, index): Named => [pageMistake(page, known), ['bevestigen', index, 'pagina']]),
  ]
}

function linkedIn({ menu, footer }: Copy, { known }: Site): Named[] {
  const lists = [
    { links: menu.links, path: ['menu', 'links'] },
    { links: footer.bottom, path: ['voet', 'onderaan'] },
    ...footer.columns.map(({ links }, index) => ({ links, path: ['voet', 'kolommen', index, 'links'] })),
  ]
  return lists.flatMap(({ links, path }) =>
    links.map((link, index): Named => [pageMistake(link.path, known), [...path, index, 'pad']]),
  )
}

const pageMistake = (path: string, known: Site['known']): string | undefined =>
  known.hasPage(path)
    ? undefined
    : (noPage(path, known) ?? absentPage(path, known, 'Vul het adres van een andere pagina in.'))
