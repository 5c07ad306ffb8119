import type { Problem } from './problems.ts'

/** What a file in another encoding than UTF-8 turns into, and control characters, which HTML does not allow. */
const signs = /[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/** Reports the first sign of each line that cannot be shown. */
export const unreadable = (file: string, text: string): Problem[] =>
  text.split('\n').flatMap((line, index) => {
    const found = signs.exec(line)
    if (!found) return []
    const message = 'Hier staat een teken dat we niet kunnen tonen. Typ het opnieuw en sla het bestand op als UTF-8.'
    return [{ file, line: index + 1, column: found.index + 1, message }]
  })
