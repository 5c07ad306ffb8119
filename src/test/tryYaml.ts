import { parseDocument } from 'yaml'
import type { YamlRule } from '../check/yamlRule.ts'

/** What a rule says of a text of YAML, each problem as `offset message`. */
export function saidOfYaml(rule: YamlRule, text: string): string[] {
  const said: string[] = []
  rule(parseDocument(text), (offset, message) => said.push(`${offset} ${message}`), text)
  return said
}
