import { escapeHtml } from '../../escapeHtml.ts'
import { editorLink } from './editorLink.ts'
import { findText } from './findText.ts'
import type { FoundText } from './findText.ts'

/** What a search is asked in, in the address of the page. */
export const searchKey = 'zoek'

/** How many lines are shown. */
const most = 200

/**
 * A field that looks for words in all texts, and below it what was found.
 * @param words what a writer looks for; nothing yet when empty
 * @param texts the text of each file; read only when something is looked for
 */
export function searchPart(words: string, texts: () => Iterable<readonly [file: string, text: string]>): string {
  const form = `<form role="search"><label>Zoek in alle teksten <input type="search" name="${searchKey}" value="${escapeHtml(words)}"></label> <button>Zoek</button></form>`
  if (words.trim() === '') return form
  const found = findText(words, texts())
  const lines = found.slice(0, most).map((one) => `<li>${lineOf(one)}</li>`)
  return `${form}<h2>Gevonden</h2><p>${escapeHtml(countOf(words, found.length))}</p><ul>${lines.join('')}</ul>`
}

function countOf(words: string, count: number): string {
  if (count === 0) return `“${words}” staat in geen enkele tekst. Feiten staan op een pagina als {naam}.`
  const times = `“${words}” staat ${count} keer in de teksten`
  return count > most ? `${times}; dit zijn de eerste ${most}.` : `${times}.`
}

const lineOf = ({ file, line, column, before, match, after }: FoundText): string =>
  `${editorLink(`${file}:${line}:${column}`)} ${escapeHtml(before)}<mark>${escapeHtml(match)}</mark>${escapeHtml(after)}`
