import { factMistake } from './fact.ts'
import { aboutTexts } from '../frontmatterTexts.ts'

const slot = /\{([^{}]*)\}/g

/** The facts that frontmatter names between braces exist. */
export const frontmatterFact = aboutTexts((text, known) =>
  /[{}]/.test(text.replace(slot, ''))
    ? 'Een accolade staat hier los. Schrijf een feit als {telefoon}.'
    : [...text.matchAll(slot)].flatMap(([, name = '']) => factMistake(name, known) ?? []),
)
