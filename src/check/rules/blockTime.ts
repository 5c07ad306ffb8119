import type { ListItem } from 'mdast'
import { firstSentence, impossibleTime, readDuration } from '../../content/duration.ts'
import { textOf } from '../headings.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** Each line of a block that draws times begins with bold words and a sentence in which a time stands. */
export const blockTime: TextRule = ({ tree }, report) => {
  eachBlock(tree(), (node, name, { lines }) => {
    if (lines !== 'time') return
    for (const item of node.children.flatMap((child) => (child.type === 'list' ? child.children : []))) {
      const fault = faultOf(item)
      if (fault) report(item, `<${name}>: ${fault}`)
    }
  })
}

const example = '**Verstuiking** 6 tot 12 weken. En dan de rest'

function faultOf({ children: [words, more] }: ListItem): string | undefined {
  if (more) return 'een regel is hier één alinea. Zet alles achter elkaar, zonder lege regel ertussen.'
  if (words?.type !== 'paragraph' || words.children[0]?.type !== 'strong')
    return `begin de regel met vette woorden en een tijd: ${example}.`
  const next = words.children[1]
  const { first } = firstSentence(next?.type === 'text' ? next.value : '')
  const what = textOf(words.children[0])
  const impossible = impossibleTime(first)
  if (impossible)
    return `achter "${what}" staat "${impossible.typed}". Schrijf ${impossible.isNone ? 'hoelang het duurt, zoals 6 tot 12 weken' : 'eerst de kortste tijd, dan de langste'}.`
  if (readDuration(first) !== undefined) return undefined
  return `achter "${what}" staat geen tijd die we kunnen tekenen. Begin met een zin als "6 tot 12 weken.", "Enkele maanden.", "Weken tot maanden." of "Blijft.".`
}
