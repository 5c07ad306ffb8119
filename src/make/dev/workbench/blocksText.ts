import { newPageText } from '../../../content/newPage.ts'
import { blocks, exampleOf } from '../../../content/vocabulary.ts'
import type { BlockRule } from '../../../content/vocabulary.ts'

/** Where the page of all blocks stands, which only the dev server has. */
export const blocksPath = '/_blokken'
/** Its text is in no file; hidden ones of content/ are nobody's page. */
export const blocksFile = 'content/.blokken.mdx'

/**
 * The text of a page that shows every block below its Markdown.
 * @param town the id of a location, for blocks that are about one
 * @param pagesWith the addresses of the pages that use a block
 */
export function blocksText(town: string, pagesWith: (name: string) => readonly string[]): string {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(newPageText({ kind: 'overzicht', title: 'Alle blokken' })) ?? []
  const parts = Object.entries<BlockRule>(blocks).map(([name, rule]) => {
    const { about, shows } = rule
    const example = exampleOf(name, rule)
    const places = pagesWith(name)
    const used = places.length > 0 ? `Staat op ${places.map((path) => `[${path}](${path})`).join(', ')}.` : ''
    const shown = shows ? `Toont de lijst \`${shows.list}\` van een pagina met \`kind: ${shows.kind}\`.` : example
    return [`## ${name}`, about, used, `\`\`\`\n${example}\n\`\`\``, shown].filter(Boolean).join('\n\n')
  })
  return `${head.replace(/^concept: .*$/m, `city: ${town}`)}\n${parts.join('\n\n')}\n`
}
