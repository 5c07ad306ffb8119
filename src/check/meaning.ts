import { parse } from 'yaml'
import { z } from 'zod'
import { unseenFields } from '../content/unseenFields.ts'
import { bodyText, frontmatterText } from './splitText.ts'

const fields = z.record(z.string(), z.json())

/** The frontmatter of a text, also while it is not yet right; nothing when it cannot be read at all. */
export function readFields(source: string): z.output<typeof fields> | undefined {
  try {
    // What it warns of, the check says in words for a writer.
    return fields.safeParse(parse(frontmatterText(source) ?? '', { logLevel: 'error' }) ?? {}).data
  } catch {
    return undefined
  }
}

/**
 * What a text says, for comparing it with what it said before: facts stay names, and where lines end, how a word stands
 * out and what only writers read is no difference.
 * @param source the file of a page
 * @param aside fields that say nothing either, besides those that no visitor sees
 */
export function meaningOf(source: string, aside: readonly string[] = []): string {
  const unsaid = [...unseenFields, ...aside]
  const said = Object.entries(readFields(source) ?? { source }).filter(([name]) => !unsaid.includes(name))
  return `${JSON.stringify(said)} ${bodyText(source)}`
    .replace(/[*_]/g, '')
    .replace(/(?:\s|\\n)+/g, ' ')
    .trim()
}
