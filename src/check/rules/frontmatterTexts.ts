import { factMistake } from './fact.ts'
import { targetMistake } from './linkTarget.ts'
import { factAt } from './looseBrace.ts'
import { pictureMistake } from './picture.ts'
import type { TextRule } from '../rule.ts'

/** The facts that frontmatter names between braces exist, and the pages and pictures that it leads to. */
export const frontmatterTexts: TextRule = ({ frontmatter }, report, known) => {
  if (!frontmatter?.ok) return
  for (const { path, value } of stringsIn(frontmatter.data)) {
    const say = (mistake: string | undefined) => mistake && report(frontmatter.locate(path), mistake)
    const loose = value.replace(slot, (whole) => ' '.repeat(whole.length)).search(/[{}]/)
    if (loose >= 0)
      say(`Een accolade staat hier los. ${factAt(value, loose, known) ?? 'Schrijf een feit als {telefoon}.'}`)
    else for (const [, name = ''] of value.matchAll(slot)) say(factMistake(name, known))
    if (path.at(-1) === 'link') say(targetMistake(value, known))
    if (path.at(-1) === 'picture') say(pictureMistake(value, known))
  }
}

const slot = /\{([^{}]*)\}/g

/** Every text in a value, with the path at which it stands. */
export function stringsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => stringsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
}
