import { meanOrChoose } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import { startOf } from '../problems.ts'
import { factMistake } from './facts.ts'
import { targetMistake } from './links.ts'
import { pictureMistake } from './pictures.ts'
import type { TextRule } from './rule.ts'

/**
 * A rule about each text of frontmatter.
 * @param judge tells what is wrong with a text in a field
 */
const aboutTexts =
  (
    judge: (text: string, known: Known, field: string | number | undefined) => string | string[] | undefined,
  ): TextRule =>
  ({ frontmatter }, report, known) => {
    if (!frontmatter?.ok) return
    for (const { path, value } of stringsIn(frontmatter.data)) {
      for (const mistake of [judge(value, known, path.at(-1)) ?? []].flat()) report(frontmatter.locate(path), mistake)
    }
  }

/** Every text in a value, with the path at which it stands. */
function stringsIn(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => stringsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
}

/** A page begins with its frontmatter; a text that pages share needs none. */
export const frontmatterBlock: TextRule = ({ file, path, frontmatter }, report) => {
  if (path !== undefined && !frontmatter)
    report(
      startOf(file),
      'De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.',
    )
}

const slot = /\{([^{}]*)\}/g

/** The facts that frontmatter names between braces exist. */
export const frontmatterFact = aboutTexts((text, known) =>
  /[{}]/.test(text.replace(slot, ''))
    ? 'Een accolade staat hier los. Schrijf een feit als {telefoon}.'
    : [...text.matchAll(slot)].flatMap(([, name = '']) => factMistake(name, known) ?? []),
)

/** The pages that frontmatter leads to exist. */
export const frontmatterLink = aboutTexts((text, known, field) =>
  field === 'link' ? targetMistake(text, known) : undefined,
)

/** The pictures that frontmatter names exist. */
export const frontmatterPicture = aboutTexts((text, known, field) =>
  field === 'picture' ? pictureMistake(text, known) : undefined,
)

/** The town that a page is about is one of the locations in the facts. */
export const frontmatterTown: TextRule = ({ frontmatter }, report, known) => {
  const city = frontmatter?.ok ? frontmatter.data.city : undefined
  const towns = known.towns()
  if (!frontmatter?.ok || city === undefined || !towns || towns.includes(city)) return
  report(frontmatter.locate(['city']), `city: "${city}" kennen we niet. ${meanOrChoose(city, towns)}`)
}
