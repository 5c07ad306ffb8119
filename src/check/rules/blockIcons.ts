import { iconWords } from '../../content/vocabulary.ts'
import { meanOrChoose } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'
import { givenOf } from '../textParts.ts'

/** Each item of a block that takes icons, or of its list, has its own, and all of them exist. */
export const blockIcons: TextRule = ({ tree }, report) => {
  for (const { node, attribute, block, key, value } of givenOf(tree(), 'icons')) {
    const words = value.split(',').map((part) => part.trim())
    for (const word of words) {
      if (!iconWords.some((icon) => icon === word))
        report(attribute, `<${block}>: het icoon "${word}" kennen we niet. ${meanOrChoose(word, iconWords)}`)
    }
    const headings = node.children.filter((child) => child.type === 'heading' && child.depth === 3).length
    const lines = node.children.flatMap((child) => (child.type === 'list' ? child.children : [])).length
    const [count, name] = headings > 0 ? [headings, 'koppen (### …)'] : [lines, 'regels']
    if (words.length !== count)
      report(
        attribute,
        `<${block}>: bij ${key} staan er ${words.length}, maar er zijn ${count} ${name}. Noem er ${count}.`,
      )
  }
}
