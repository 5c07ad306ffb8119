import { filled } from './blocks/filled.ts'
import type { AnchorSources, BlockRule } from './blocks/rule.ts'
import { written } from './blocks/written.ts'

export type { BlockRule, PropRule } from './blocks/rule.ts'

/** The words by which writers choose an icon. */
export const iconWords = [
  'hart',
  'bliksem',
  'grafiek',
  'klok',
  'kaart',
  'telefoon',
  'whatsapp',
  'mail',
  'kalender',
  'vinkje',
  'info',
  'ster',
  'plaats',
  'route',
  'slot',
  'let-op',
  'pas',
  'zorgpas',
  'pil',
  'kleding',
  'brief',
  'diploma',
  'keurmerk',
  'handen',
  'schild',
  'munten',
] as const
export type IconWord = (typeof iconWords)[number]

/** The blocks that a writer may use in Markdown. */
export const blocks = { ...written, ...filled }
export type BlockName = keyof typeof blocks

/** The same, by any name. */
export const vocabulary: Readonly<Record<string, BlockRule>> = blocks
export const blockNames = Object.keys(blocks)

/** The rule of a block, or nothing when writers have no block of that name. */
export const ruleOf = (name: string): BlockRule | undefined =>
  Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined

/** A block as a writer may use it. */
export function exampleOf(name: string, { example, given, isInline = false }: BlockRule): string {
  const tag = given ? `${name} ${given}` : name
  if (example === undefined) return `<${tag} />`
  return isInline ? `<${tag}>${example}</${name}>` : `<${tag}>\n\n${example}\n\n</${name}>`
}

/** Examples of a block with each word without value that its own example does without. */
export const variantsOf = (name: string, rule: BlockRule): string[] =>
  Object.entries(rule.props ?? {})
    .filter(([word, { type }]) => type === 'flag' && !rule.given?.split(' ').includes(word))
    .map(([word, { example = rule.example }]) =>
      exampleOf(name, {
        ...rule,
        given: [...(rule.given ? [rule.given] : []), word].join(' '),
        ...(example && { example }),
      }),
    )

/** What each item of a block is called in the page, for make/mdx and src/blocks. */
export const itemOf = (name: string): string => `${name}.Item`

/** The ids that blocks make, by the name of the block. */
export const blockAnchors = (from: AnchorSources): ReadonlyMap<string, readonly string[] | undefined> =>
  new Map(Object.entries(vocabulary).flatMap(([name, { anchors }]) => (anchors ? [[name, anchors(from)]] : [])))
