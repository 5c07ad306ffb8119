import { iconWords } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from './rule.ts'
import { eachBlock, givenOf } from './text.ts'

/** Each item of a block that takes icons has its own, and all of them exist. */
export const blockIcons: TextRule = ({ tree }, report) => {
  const items = new Map<unknown, number>()
  eachBlock(tree, ({ attributes, children }) => {
    const count = children.filter((child) => child.type === 'heading' && child.depth === 3).length
    for (const attribute of attributes) items.set(attribute, count)
  })
  for (const { attribute, block, key, value } of givenOf(tree, 'icons')) {
    const words = value.split(',').map((part) => part.trim())
    for (const word of words) {
      if (!iconWords.some((icon) => icon === word))
        report(attribute, `<${block}>: het icoon "${word}" kennen we niet. ${meanOrChoose(word, iconWords)}`)
    }
    const count = items.get(attribute) ?? 0
    if (words.length !== count)
      report(
        attribute,
        `<${block}>: bij ${key} staan er ${words.length}, maar er zijn ${count} koppen (### …). Noem er ${count}.`,
      )
  }
}
