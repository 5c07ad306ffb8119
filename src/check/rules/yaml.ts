import type { YamlRule } from './yamlRule.ts'
import { yamlComment } from './yamlComment.ts'
import { yamlMarkdown } from './yamlMarkdown.ts'
import { yamlNumber } from './yamlNumber.ts'
import { yamlQuote } from './yamlQuote.ts'
import { yamlReference } from './yamlReference.ts'

/** Every one of them. */
export const yamlRules: readonly YamlRule[] = [yamlReference, yamlComment, yamlQuote, yamlNumber, yamlMarkdown]
