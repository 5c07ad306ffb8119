import { isComplaint } from '../content/addresses.ts'
import { capitalise } from '../content/capitalise.ts'
import { kindWord } from '../content/frontmatter.ts'
import type { Site, Term } from '../site/page.ts'

/** A word in the list from A to Z. */
interface Entry {
  text: string
  href: string
  /** The page that it leads to, or what kind of page that is when the word is its name. */
  place: string
}

const dutch = new Intl.Collator('nl')

export const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Where words stand that begin with a digit, such as "3D-zolen". */
export const digits = '0–9'

/**
 * What visitors may come for, from A to Z: the complaints and services by their name, and the words that their pages
 * use themselves. Every letter is there; one without words is empty. Digits are there when a word begins with one.
 */
export function byLetter({ terms, titles, copy }: Pick<Site, 'terms' | 'titles' | 'copy'>) {
  const listed = terms
    .filter(({ kind, isMentioned }) => (kind === 'klacht' || kind === 'dienst') && isMentioned)
    .filter((term) => !isPartOfBody(term))
    .map(({ text, path, kind, isName }) => ({
      text: capitalise(text),
      href: path,
      place: isName ? kindWord(copy, kind) : (titles.get(path) ?? ''),
    }))
    .toSorted((a, b) => dutch.compare(a.text, b.text))
  const heads = listed.some(({ text }) => letterOf(text) === digits) ? [...alphabet, digits] : alphabet
  return new Map<string, readonly Entry[]>(
    heads.map((letter) => [letter, listed.filter(({ text }) => letterOf(text) === letter)]),
  )
}

/** The name of a part of the body says nothing of what hurts: Rugpijn does, Rug does not. */
const isPartOfBody = ({ text, path, isName }: Term): boolean =>
  isName && isComplaint(path) && text.toLowerCase() === path.split('/').at(-1)

/** The letter under which a word stands: `Één` under E. */
function letterOf(text: string): string {
  const [first = ''] = text.normalize('NFD')
  return /\d/.test(first) ? digits : first.toUpperCase()
}
