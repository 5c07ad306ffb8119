import type { Known } from './known.ts'
import type { TextRule } from './rule.ts'

/**
 * A rule about each text of frontmatter.
 * @param judge tells what is wrong with a text in a field
 */
export const aboutTexts =
  (
    judge: (text: string, known: Known, field: string | number | undefined) => string | string[] | undefined,
  ): TextRule =>
  ({ frontmatter }, report, known) => {
    if (!frontmatter?.ok) return
    for (const { path, value } of stringsIn(frontmatter.data)) {
      for (const mistake of [judge(value, known, path.at(-1)) ?? []].flat()) report(frontmatter.locate(path), mistake)
    }
  }

/** Every text in a value, with the path at which it stands. */
function stringsIn(value: unknown, path: (string | number)[] = []): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => stringsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
}
