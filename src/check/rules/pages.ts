import { ownKinds } from '../../content/frontmatter.ts'
import { isPage, pathOf } from '../../content/pageFile.ts'
import { fileAt } from '../files.ts'
import { headsOf, headsOfKind } from '../heads.ts'
import { startOf } from '../problems.ts'
import { ownPages } from './files.ts'
import type { SiteRule } from './rule.ts'
import { serviceMistake, servicesOf } from './services.ts'

/** A folder of pages has an overview: above each page stands the way to it, with a link to that. */
export const overviewPage: SiteRule = ({ pages, known }, report) => {
  for (const { file } of pages) {
    const folder = file.split('/').slice(1, -1).join('/')
    if (folder !== '' && !known.hasPage(pathOf(folder)))
      report(startOf(file), `Bij deze map hoort een overzicht: content/${folder}/index.mdx ontbreekt. Maak dat eerst.`)
  }
}

/** The days of a page are in order, and a page that the site itself leads to is always there. */
export const pageDates: SiteRule = ({ pages }, report) => {
  for (const { path, data, locate } of headsOf(pages)) {
    const { vanaf, tot } = data
    if (vanaf !== undefined && tot !== undefined && vanaf > tot)
      report(locate(['tot']), '"tot" ligt voor "vanaf". Draai ze om.')
    const stated = (['concept', 'vanaf', 'tot'] as const).find((key) => data[key] !== undefined && data[key] !== false)
    if (stated !== undefined && ownPages.includes(path))
      report(
        locate([stated]),
        `De site zelf leidt naar ${path}, dus deze pagina is er altijd. Haal de regel "${stated}" weg.`,
      )
  }
}

/** The name of a page's file can be its address. A folder named index would vanish from it. */
export const pageName: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    if ((isPage(name) || isMeantAsPage(name)) && !isAddress(name))
      report(
        startOf(`content/${name}`),
        'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. Geef dit bestand zo’n naam.',
      )
  }
}

/** Markdown that no writer keeps for writers (README.md). */
const isMeantAsPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name) && !/(?:^|\/)README\.md$/.test(name)

const isAddress = (name: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name) && !/(?:^|\/)index\//.test(name)

/** The home page and the page for a wrong address have their own kind, and no other page has it. */
export const singleKinds: SiteRule = ({ folder, pages }, report) => {
  for (const { path, data, locate } of headsOf(pages)) {
    for (const own of ownKinds) {
      const isOwn = path === own.path
      if (isOwn === (data.kind === own.kind)) continue
      const message = isOwn
        ? `Op deze pagina hoort een ander kind. Schrijf kind: ${own.kind}.`
        : `kind: "${own.kind}" is alleen voor ${fileAt(folder, own.path)}. Kies een ander kind.`
      report(locate(['kind']), message)
    }
  }
}

/** A page of a service for one town says which town, and is a version of a service that is for all of them. */
export const townVersion: SiteRule = ({ pages }, report) => {
  const services = servicesOf(pages)
  const seen = new Set<string>()
  for (const { data, locate } of headsOfKind(pages, 'dienst')) {
    const { 'versie-van': of, city } = data
    if (of === undefined) continue
    const at = locate(['versie-van'])
    const mistake = serviceMistake(of, services, pages)
    if (mistake) report(at, mistake)
    if (city === undefined) report(at, 'Zet erbij voor welke plaats deze pagina is: city: en de id van de locatie.')
    else if (seen.has(`${of} ${city}`)) report(at, `Er is al een pagina van ${of} voor ${city}. Houd er één over.`)
    else seen.add(`${of} ${city}`)
  }
}
