import type { Nodes } from 'mdast'
import { plainLines } from './plainLines.ts'

/** What a line of plain text looks like, and what to type so that it is that; `^` is the start of a line. */
export interface Look {
  pattern: RegExp
  message: string
}

export const table: Look = {
  pattern: /^\|.*\|\s*$/u,
  message:
    'Dit lijkt een tabel, maar wordt gewone tekst. Zet onder de bovenste rij een rij met streepjes: | --- | --- |.',
}

const bulleted: Look = {
  pattern: /^[-*+]\u00A0|^[-+*](?=\p{L})|^[-+](?=\*)/u,
  message:
    'Dit lijkt een lijst, maar wordt gewone tekst. Typ een streepje en een gewone spatie, met een lege regel boven de lijst: - tekst.',
}

const numbered: Look = {
  pattern: /^\d{1,2}[.)](?:\u00A0|(?=[\p{L}*]))/u,
  message: 'Dit lijkt een genummerde lijst, maar wordt gewone tekst. Typ een gewone spatie achter de punt: 1. tekst.',
}

/** Marks that begin a line and are shown as signs, since something about them is not right. */
export const lineLooks: readonly Look[] = [
  {
    pattern: /^#{1,6}\u00A0|^#{2,6}(?=[^\s#])/u,
    message: 'Dit lijkt een kop, maar wordt gewone tekst. Typ een gewone spatie achter de hekjes: ## Kop.',
  },
  bulleted,
  numbered,
  table,
]

/** Whether a text has a line that is meant for such a list, and is told what it lacks. */
export const isMeantAs = (kind: 'numbers' | 'bullets', tree: Nodes, source: string): boolean =>
  plainLines(tree, source)
    .flatMap(({ lines }) => lines)
    .some(({ line }) => (kind === 'numbers' ? numbered : bulleted).pattern.test(line))
