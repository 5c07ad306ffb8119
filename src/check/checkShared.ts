import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import type { Known } from './checkReference.ts'
import { nearest } from './problems.ts'
import type { Problem } from './problems.ts'
import type { Reading } from './yaml.ts'

/** Pictures and pages that praktijk.yaml and teksten.yaml name must exist. */
export function checkShared(facts: Reading<Facts>, copy: Reading<Copy>, known: Known): Problem[] {
  return [...(facts.ok ? checkFacts(facts, known) : []), ...(copy.ok ? checkCopy(copy, known) : [])]
}

type Read<T> = Extract<Reading<T>, { ok: true }>

function checkFacts({ data, locate }: Read<Facts>, known: Known): Problem[] {
  const pictures = data.locations.flatMap(({ picture }, index) =>
    known.pictures.includes(picture)
      ? []
      : [
          {
            ...locate(['locaties', index, 'beeld']),
            message: missing('beeld', picture, 'content/_beelden', known.pictures),
          },
        ],
  )
  const pages = data.toConfirm.flatMap(({ page }, index) =>
    known.paths.includes(page)
      ? []
      : [{ ...locate(['bevestigen', index, 'pagina']), message: missing('pagina', page, 'content', known.paths) }],
  )
  return [...pictures, ...pages]
}

function checkCopy({ data, locate }: Read<Copy>, known: Known): Problem[] {
  const lists = [
    { links: data.menu.links, path: ['menu', 'links'] },
    { links: data.footer.bottom, path: ['voet', 'onderaan'] },
    ...data.footer.columns.map(({ links }, index) => ({ links, path: ['voet', 'kolommen', index, 'links'] })),
  ]
  return lists.flatMap(({ links, path: list }) =>
    links.flatMap(({ path }, index) =>
      known.paths.includes(path)
        ? []
        : [{ ...locate([...list, index, 'pad']), message: missing('pad', path, 'content', known.paths) }],
    ),
  )
}

function missing(key: string, name: string, folder: string, known: readonly string[]): string {
  const guess = nearest(name, known)
  return `${key}: "${name}" staat niet in ${folder}.${guess ? ` Bedoelt u "${guess}"?` : ''}`
}
