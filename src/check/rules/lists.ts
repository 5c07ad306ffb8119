import { vocabulary } from '../../content/vocabulary.ts'
import type { Known } from '../known.ts'
import { placeIn, proseOf } from '../prose.ts'
import type { TextRule } from './rule.ts'
import { eachBlock } from './text.ts'

/** The steps of a block are one list: a second one would begin with 1 again. */
export const oneList: TextRule = ({ tree }, report) => {
  eachBlock(tree, ({ children }, name, { needs }) => {
    if (needs !== 'numbers') return
    const lists = children.filter((node) => node.type === 'list' && node.ordered)
    for (const list of lists.slice(1))
      report(
        list,
        `Hier begint de nummering in <${name}> opnieuw. Laat alles wat bij een stap hoort drie spaties inspringen, ook een lijst of een alinea.`,
      )
  })
}

const shown = Object.entries(vocabulary).flatMap(([block, { shows }]) => (shows ? [{ block, ...shows }] : []))

/** A list above a page is shown by a block in its text: without that block nobody sees it. */
export const unshownList: TextRule = ({ path, isReadable, blocks, frontmatter }, report) => {
  if (path === undefined || !isReadable || !frontmatter?.ok) return
  const lists = new Map(Object.entries(frontmatter.data))
  for (const { block, kind, list } of shown) {
    if (frontmatter.data.kind !== kind || blocks.includes(block)) continue
    const items = lists.get(list)
    if (Array.isArray(items) && items.length > 0)
      report(
        frontmatter.locate([list]),
        `Niemand ziet "${list}": het blok dat deze lijst toont, staat niet op de pagina. Zet <${block} /> in de tekst, of haal de lijst weg.`,
      )
  }
}

const numbers = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf']

/** What is counted, by which most texts are known at once to count nothing. */
const nouns = 'diensten|pijnklachten|locaties|vestigingen|praktijken'
const someNoun = new RegExp(nouns, 'i')
const counted = new RegExp(`(?<![\\p{L}\\d])(\\d{1,2}|${numbers.slice(2).join('|')}) (${nouns})(?!\\p{L})`, 'giu')

/** How many there are of what a text counts; nothing when that cannot be known. */
function countOf(noun: string, known: Known): number | undefined {
  if (noun === 'diensten') return known.countOf('dienst')
  return noun === 'pijnklachten' ? known.countOf('klacht') : known.towns()?.length
}

/** A text that counts the pages or the locations of the site counts them right, also after one was added. */
export const wrongCount: TextRule = (text, report, known) => {
  if (!someNoun.test(text.source)) return
  for (const piece of proseOf(text)) {
    for (const { 0: typed, 1: number = '', 2: noun = '', index } of piece.text.matchAll(counted)) {
      const count = countOf(noun.toLowerCase(), known)
      const said = /\d/.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase())
      if (count === undefined || count === said) continue
      report(
        placeIn(piece, index),
        `"${typed}": de site heeft er ${numbers[count] ?? count}. Verander het getal, of laat het weg: dan klopt het altijd.`,
      )
    }
  }
}
