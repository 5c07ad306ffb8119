import type { Known } from './checkReference.ts'
import type { PageFile } from './files.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { isPlaceholder, placeholderNames } from '../content/placeholders.ts'
import { nearest, suggestion } from './problems.ts'
import type { Problem } from './problems.ts'
import type { Locate } from './yaml.ts'

/** Pictures, facts and the town that the frontmatter names must exist. */
export function checkReferences(frontmatter: Frontmatter, locate: Locate, known: Known): Problem[] {
  const { city } = frontmatter
  if (city !== undefined && known.places && !known.places.towns.includes(city)) {
    const message = `city: "${city}" kennen we niet. ${suggestion(city, known.places.towns)}`
    return [{ ...locate(['city']), message }, ...checkStrings(frontmatter, locate, known)]
  }
  return checkStrings(frontmatter, locate, known)
}

function checkStrings(frontmatter: Frontmatter, locate: Locate, known: Known): Problem[] {
  return strings(frontmatter).flatMap(({ path, value }) => {
    const key = String(path.findLast((part) => typeof part === 'string'))
    if (key === 'picture' && !known.pictures.includes(value)) {
      const guess = nearest(value, known.pictures)
      const hint = guess ? ` Bedoelt u "${guess}"?` : ''
      return [{ ...locate(path), message: `picture: "${value}" staat niet in content/_beelden.${hint}` }]
    }
    return unknownFacts(value).map((message) => ({ ...locate(path), message: `${key}: ${message}` }))
  })
}

function unknownFacts(value: string): string[] {
  const slot = /\{([^{}]*)\}/g
  if (/[{}]/.test(value.replace(slot, ''))) return ['een accolade staat los. Schrijf een feit als {telefoon}.']
  return [...value.matchAll(slot)]
    .map(([, name = '']) => name)
    .filter((name) => !isPlaceholder(name))
    .map((name) => {
      const guess = nearest(name, placeholderNames)
      return `het feit {${name}} kennen we niet.${guess ? ` Bedoelt u {${guess}}?` : ''}`
    })
}

/** A page whose frontmatter could be read. */
export interface Titled {
  page: PageFile
  frontmatter: Frontmatter
  locate: Locate
}

/** Every page has its own title and description. */
export function checkUnique(pages: Titled[], key: 'title' | 'meta'): Problem[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ page, frontmatter, locate }) => {
    const value = frontmatter[key]
    const other = first.get(value)
    first.set(value, other ?? page.file)
    return other
      ? [
          {
            ...locate([key]),
            message: `${key}: dezelfde tekst staat al in ${other}. Geef elke pagina een eigen ${key}.`,
          },
        ]
      : []
  })
}

/** Every string in a value, with the path it stands at. */
function strings(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => strings(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => strings(item, [...path, name]))
}
