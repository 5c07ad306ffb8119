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

/** Reports the first sign of each line that cannot be shown. */
export const unreadable = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const found = signs.exec(line)
    return found ? [{ file, line: index + 1, column: found.index + 1, message: unreadableMessage }] : []
  })
