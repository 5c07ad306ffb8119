import type { TableRow } from 'mdast'
import { nodesOfType, typedIn } from '../nodes.ts'
import type { TextRule } from '../rule.ts'

/** A table shows as many columns as its first row has: what stands in a row beyond those is gone, what it lacks is empty. */
export const tableRows: TextRule = ({ tree, source }, report) => {
  for (const { children: rows } of nodesOfType(tree(), 'table')) {
    const columns = rows[0]?.children.length ?? 0
    for (const row of rows) {
      const [lost] = row.children.slice(columns).filter((cell) => cell.children.length > 0)
      if (lost) report(lost, lostMessage(row, columns, typedIn(lost, source)))
      // A row without a line is text below the table.
      if (row.children.length < columns && typedIn(row, source).includes('|')) report(row, shortMessage(row, columns))
    }
    // A table of one column may do without lines between its cells.
    const text = columns > 1 ? rows.find((row) => !typedIn(row, source).includes('|')) : undefined
    if (text) report(text, 'Deze regel wordt een rij van de tabel. Zet een lege regel onder de tabel.')
  }
}

const lostMessage = ({ children }: TableRow, columns: number, cell: string): string =>
  `Deze rij heeft ${children.length} vakken en de bovenste ${columns}: "${cell.replaceAll('|', '').trim()}" verdwijnt. Haal een | weg of zet er een kolom bij.`

const shortMessage = ({ children: { length } }: TableRow, columns: number): string =>
  `Deze rij heeft ${length} ${length === 1 ? 'vak' : 'vakken'} en de bovenste ${columns}: aan het eind blijft een vak leeg. Zet een | tussen de vakken; hoort er niets te staan, typ dan een leeg vak: |   |.`
