import type { Titled } from './checkFrontmatter.ts'
import { nearest } from './problems.ts'
import type { Problem } from './problems.ts'

/**
 * The services that the home page chooses are pages of services, each once.
 * @param read the pages whose frontmatter could be read; of another page the kind is not judged
 * @param paths the addresses of all pages
 */
export function checkServices(read: Titled[], paths: readonly string[]): Problem[] {
  const kinds = new Map(read.map(({ page, frontmatter }) => [page.path, frontmatter.kind]))
  return read.flatMap(({ frontmatter, locate }) => {
    if (frontmatter.kind !== 'home') return []
    return frontmatter.services.flatMap((path, index, all) => {
      const mistake = all.indexOf(path) < index ? twice(path) : serviceMistake(path, paths, kinds)
      return mistake === undefined ? [] : [{ ...locate(['services', index]), message: `services: ${mistake}` }]
    })
  })
}

const twice = (path: string): string => `"${path}" staat er twee keer. Kies elke dienst één keer.`

function serviceMistake(
  path: string,
  paths: readonly string[],
  kinds: ReadonlyMap<string, string>,
): string | undefined {
  const services = [...kinds].flatMap(([known, kind]) => (kind === 'dienst' ? [known] : []))
  if (!paths.includes(path)) {
    const guess = nearest(path, services)
    return `"${path}" staat niet in content.${guess ? ` Bedoelt u "${guess}"?` : ''}`
  }
  const kind = kinds.get(path)
  return kind === undefined || kind === 'dienst'
    ? undefined
    : `"${path}" is geen dienst. Kies uit: ${services.join(', ')}.`
}
