import { factMistake } from './fact.ts'
import type { Known } from '../known.ts'
import type { TextRule } from './rule.ts'
import { stringsIn } from './stringsIn.ts'

/** The facts that frontmatter names between braces exist. */
export const frontmatterFact: TextRule = ({ frontmatter }, report, known) => {
  if (!frontmatter?.ok) return
  for (const { path, value } of stringsIn(frontmatter.data)) {
    for (const mistake of mistakesIn(value, known)) report(frontmatter.locate(path), mistake)
  }
}

const slot = /\{([^{}]*)\}/g

function mistakesIn(value: string, known: Known): string[] {
  if (/[{}]/.test(value.replace(slot, ''))) return ['Een accolade staat hier los. Schrijf een feit als {telefoon}.']
  return [...value.matchAll(slot)].flatMap(([, name = '']) => factMistake(name, known) ?? [])
}
