import { meanOrChoose } from '../didYouMean.ts'
import type { SiteRule } from './rule.ts'
import { servicesOf } from './townVersion.ts'

/** The services that a complaint names exist, each once. */
export const complaintServices: SiteRule = ({ pages }, report) => {
  const services = servicesOf(pages)
  // A page that cannot be read may be a service.
  const unread = pages.flatMap(({ path, frontmatter }) => (frontmatter?.ok ? [] : [path]))
  for (const { frontmatter } of pages) {
    if (!frontmatter?.ok || frontmatter.data.kind !== 'klacht') continue
    const { behandelingen = [] } = frontmatter.data
    for (const [index, path] of behandelingen.entries()) {
      // Only what is wrong is looked up: for that the frontmatter is read again.
      const say = (message: string) => report(frontmatter.locate(['behandelingen', index]), message)
      if (behandelingen.indexOf(path) < index) say(`"${path}" staat er twee keer. Noem elke dienst één keer.`)
      else if (!services.includes(path) && !unread.includes(path))
        say(`"${path}" is geen dienst van de site. ${meanOrChoose(path, services)}`)
    }
  }
}
