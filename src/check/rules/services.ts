import { isTownVersion } from '../../content/frontmatter.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { PageText } from '../readPage.ts'
import { headsOfKind } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** The addresses of the services that are for all towns. */
export const servicesOf = (pages: readonly PageText[]): string[] =>
  headsOfKind(pages, 'dienst').flatMap(({ path, data }) => (isTownVersion(data) ? [] : [path]))

/** What is wrong with an address that is to be one of some services; a page that cannot be read may be a service. */
export function serviceMistake(
  path: string,
  services: readonly string[],
  pages: readonly PageText[],
): string | undefined {
  if (services.includes(path) || pages.some((page) => page.path === path && !page.frontmatter?.ok)) return undefined
  return `"${path}" is geen dienst van de site. ${meanOrChoose(path, services)}`
}

/** The services that the home page chooses, and those that a complaint names, exist, each once. */
export const chosenServices: SiteRule = ({ pages }, report) => {
  const services = servicesOf(pages)
  const chosen = [
    ...headsOfKind(pages, 'home').map(({ data, locate }) => ({ field: 'services', list: data.services, locate })),
    ...headsOfKind(pages, 'klacht').map(({ data, locate }) => ({
      field: 'behandelingen',
      list: data.behandelingen ?? [],
      locate,
    })),
  ]
  for (const { field, list, locate } of chosen) {
    for (const [index, path] of list.entries()) {
      const isTwice = list.indexOf(path) < index
      const mistake = isTwice
        ? `"${path}" staat er twee keer. Noem elke dienst één keer.`
        : serviceMistake(path, services, pages)
      if (mistake) report(locate([field, index]), mistake)
    }
  }
}
