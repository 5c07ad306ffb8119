import { misreadIn } from './misread.ts'
import type { Problem } from './problems.ts'

/**
 * What a file in another encoding than UTF-8 turns into; control characters and half pairs, which HTML cannot hold; and
 * signs that turn the order of letters round, so that a reader judges other words than those that are there.
 */
const signs = /(?![\t\r\n])[\p{Cc}\p{Cs}\p{Bidi_Control}\uFFFD]/u

/** Whether every character of a text can stand on a page. */
export const isReadable = (text: string): boolean => !signs.test(text)

export const unreadableMessage =
  'Hier staat een teken dat we niet kunnen tonen. Typ het opnieuw en sla het bestand op als UTF-8.'

/** What nobody sees, so that nobody finds why a word is not found or a line ends; a soft hyphen is of use. */
const invisible = /[\u200B\u2028\u2029\u2060\uFEFF]/u

const invisibleMessage =
  'Hier staat een teken dat niemand ziet, vaak meegekomen met plakken uit Word. Haal het weg: typ de twee woorden eromheen opnieuw.'

/** Reports the first sign of each line that cannot be shown, that nobody sees, or that was read as others. */
export const unreadable = (file: string, text: string): Problem[] =>
  // Before all else, U+FEFF says how the file was saved.
  text.split('\n').flatMap((line, index) => {
    const fault = faultOf(index === 0 ? line.replace(/^\uFEFF/, ' ') : line)
    return fault ? [{ file, line: index + 1, column: fault.index + 1, message: fault.message }] : []
  })

function faultOf(line: string): { index: number; message: string } | undefined {
  const sign = signs.exec(line)
  if (sign) return { index: sign.index, message: unreadableMessage }
  const hidden = invisible.exec(line)
  if (hidden) return { index: hidden.index, message: invisibleMessage }
  const misread = misreadIn(line)
  if (!misread) return undefined
  const { index, typed, meant } = misread
  return { index, message: `"${typed}" lijkt een verkeerd gelezen "${meant}". Typ het opnieuw.` }
}
