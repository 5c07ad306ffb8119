import { blockNames } from '../content/vocabulary.ts'
import { didYouMean } from './didYouMean.ts'

/** What Markdown has for a tag of HTML. */
const markdown: Readonly<Record<string, string>> = {
  br: 'Voor een nieuwe regel zet u een \\ aan het eind van de regel; voor een nieuwe alinea een lege regel ertussen.',
  b: 'Schrijf **vet**.',
  strong: 'Schrijf **vet**.',
  i: 'Schrijf *schuin*.',
  em: 'Schrijf *schuin*.',
  a: 'Schrijf [tekst](/adres).',
}

/** What to do about a tag of HTML, or about a block in small letters. */
export function htmlMessage(name: string): string {
  const block = blockNames.find((known) => known.toLowerCase() === name)
  if (block !== undefined) return `<${name}>: Dit blok kennen we niet. Bedoelt u <${block}>?`
  const instead = Object.hasOwn(markdown, name) ? markdown[name] : 'Gebruik Markdown of een blok uit docs/blokken.md.'
  return `<${name}>: HTML-codes werken hier niet. ${instead}`
}

/** What to do about a block that nobody knows. */
export const strangeBlock = (name: string): string =>
  `<${name}>: Dit blok kennen we niet. ${
    didYouMean(name, blockNames, (known) => `<${known}>`) ?? 'Alle blokken staan in docs/blokken.md: kies er een.'
  }`
