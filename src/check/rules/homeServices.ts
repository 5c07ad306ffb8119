import { meanOrChoose } from '../didYouMean.ts'
import type { SiteRule } from './rule.ts'

/** The services that the home page chooses are pages of services, each once. */
export const homeServices: SiteRule = ({ pages, known }, report) => {
  const kinds = new Map(
    pages.map(({ path, frontmatter }) => [path, frontmatter?.ok ? frontmatter.data.kind : undefined]),
  )
  const services = [...kinds].flatMap(([path, kind]) => (kind === 'dienst' ? [path] : []))
  const mistakeIn = (path: string): string | undefined => {
    if (!known.hasPage(path)) return `De pagina "${path}" bestaat niet. ${meanOrChoose(path, services)}`
    // Of a page that cannot be read the kind is not judged.
    const kind = kinds.get(path)
    return kind === undefined || kind === 'dienst'
      ? undefined
      : `"${path}" is geen dienst. Kies uit: ${services.join(', ')}.`
  }
  for (const { frontmatter } of pages) {
    if (!frontmatter?.ok || frontmatter.data.kind !== 'home') continue
    for (const [index, path] of frontmatter.data.services.entries()) {
      const isTwice = frontmatter.data.services.indexOf(path) < index
      const mistake = isTwice ? `"${path}" staat er twee keer. Kies elke dienst één keer.` : mistakeIn(path)
      if (mistake) report(frontmatter.locate(['services', index]), mistake)
    }
  }
}
