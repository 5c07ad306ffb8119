import type { Document } from 'yaml'

/**
 * A rule about YAML that a parser reads without a word, as something else than a writer means: facts, fixed words and
 * frontmatter alike. It reports at an offset in the text.
 */
export type YamlRule = (
  document: Document.Parsed,
  report: (offset: number, message: string) => void,
  text: string,
) => void
