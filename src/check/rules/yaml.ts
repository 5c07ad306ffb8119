import type { YamlRule } from '../yamlRule.ts'
import { yamlComma } from './yamlComma.ts'
import { yamlComment } from './yamlComment.ts'
import { yamlCurly } from './yamlCurly.ts'
import { yamlDash } from './yamlDash.ts'
import { yamlEntity } from './yamlEntity.ts'
import { yamlMarkdown } from './yamlMarkdown.ts'
import { yamlNumber } from './yamlNumber.ts'
import { yamlQuote } from './yamlQuote.ts'
import { yamlReference } from './yamlReference.ts'

/** Every rule about what YAML reads as something else than a writer means, in facts, fixed words and frontmatter. */
export const yamlRules: readonly YamlRule[] = [
  yamlReference,
  yamlDash,
  yamlComma,
  yamlComment,
  yamlQuote,
  yamlCurly,
  yamlNumber,
  yamlMarkdown,
  yamlEntity,
]
