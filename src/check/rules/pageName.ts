import { isPage } from '../../content/pageFile.ts'
import { addressWord } from '../../content/addressWord.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'
import { takenFolder } from './publicFile.ts'

/** The name of a page's file can be its address, in no folder of the build. A folder named index would vanish from it. */
export const pageName: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    if (!isPage(name) && !isMeantAsPage(name)) continue
    const mistake = isAddress(name) ? takenFolder(name) : noAddress(name)
    if (mistake !== undefined) report(startOf(`content/${name}`), mistake)
  }
}

/** Says which part of the path is wrong, folders first, and what to call it. */
function noAddress(name: string): string {
  const folders = name.split('/').slice(0, -1)
  const folder = folders.find((each) => !isWord(each) || each === 'index')
  if (folder !== undefined && addressWord(folder) === 'index')
    return 'Een map kan niet index heten: die naam valt weg uit het adres. Geef de map een andere naam.'
  if (folder !== undefined)
    return `De naam van de map "${folder}" komt in het adres: kleine letters, cijfers en streepjes. ${call('de map', addressWord(folder))}`
  const file = addressWord(name.slice(name.lastIndexOf('/') + 1).replace(/\.mdx?$/i, ''))
  return `De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx. ${call('dit bestand', file && `${file}.mdx`)}`
}

const call = (what: string, word: string): string => (word === '' ? `Geef ${what} zo’n naam.` : `Noem ${what} ${word}.`)

/** Markdown that no writer keeps for writers (README.md). */
const isMeantAsPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(?:^|\/)_/.test(name) && !/(?:^|\/)README\.md$/.test(name)

const isWord = (name: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)

/** Whether the path of a page's file can be its address. */
export const isAddress = (name: string): boolean =>
  name.endsWith('.mdx') && name.slice(0, -4).split('/').every(isWord) && !/(?:^|\/)index\//.test(name)
