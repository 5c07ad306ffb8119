import { iconWords } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock, givenOf } from '../textParts.ts'

/** Each item of a block that takes icons, or of its list, has its own, and all of them exist. */
export const blockIcons: TextRule = ({ tree }, report) => {
  const items = new Map<unknown, { count: number; name: string }>()
  eachBlock(tree, ({ attributes, children }) => {
    const headings = children.filter((child) => child.type === 'heading' && child.depth === 3).length
    const lines = children.flatMap((child) => (child.type === 'list' ? child.children : [])).length
    const counted = headings > 0 ? { count: headings, name: 'koppen (### …)' } : { count: lines, name: 'regels' }
    for (const attribute of attributes) items.set(attribute, counted)
  })
  for (const { attribute, block, key, value } of givenOf(tree, 'icons')) {
    const words = value.split(',').map((part) => part.trim())
    for (const word of words) {
      if (!iconWords.some((icon) => icon === word))
        report(attribute, `<${block}>: het icoon "${word}" kennen we niet. ${meanOrChoose(word, iconWords)}`)
    }
    const { count, name } = items.get(attribute) ?? { count: 0, name: 'koppen (### …)' }
    if (words.length !== count)
      report(
        attribute,
        `<${block}>: bij ${key} staan er ${words.length}, maar er zijn ${count} ${name}. Noem er ${count}.`,
      )
  }
}
