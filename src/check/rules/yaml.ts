import type { Document } from 'yaml'
import { yamlComment } from './yamlComment.ts'
import { yamlMarkdown } from './yamlMarkdown.ts'
import { yamlNumber } from './yamlNumber.ts'
import { yamlQuote } from './yamlQuote.ts'
import { yamlReference } from './yamlReference.ts'

/**
 * A rule about YAML that a parser reads without a word, as something else than a writer means: facts, fixed words and
 * frontmatter alike. It reports at an offset in the text.
 */
export type YamlRule = (document: Document.Parsed, report: (offset: number, message: string) => void) => void

/** Every one of them. */
export const yamlRules: readonly YamlRule[] = [yamlReference, yamlComment, yamlQuote, yamlNumber, yamlMarkdown]
