import { startOf } from '../problems.ts'
import type { TextRule } from '../rule.ts'

/** A page begins with its frontmatter; a text that pages share needs none. */
export const frontmatterBlock: TextRule = ({ file, path, frontmatter }, report) => {
  if (path !== undefined && !frontmatter)
    report(
      startOf(file),
      'De pagina begint niet met een blok tussen twee regels met ---. Zet daar title, meta, kind, heading en lead in.',
    )
}
