import type { Copy } from './copy.ts'
import type { Kind } from './frontmatter.ts'

/** What a kind of page is called, in the words of the practice: where a visitor chooses among pages of several kinds. */
export const kindWord = ({ search: { kinds } }: Copy, kind: Kind): string =>
  kind === 'klacht' ? kinds.complaint : kind === 'dienst' ? kinds.service : kinds.other
