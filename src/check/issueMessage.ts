import type { core } from 'zod'
import { nearest } from './problems.ts'

const types: Record<string, string> = {
  string: 'tekst',
  number: 'een getal',
  int: 'een heel getal',
  array: 'een lijst (regels die met een streepje beginnen)',
  object: 'een blok met eigen regels',
}
const typeName = (expected: string): string => types[expected] ?? 'iets anders'

/**
 * Says in Dutch what is wrong with a value and what to type instead.
 * @param issue what zod found
 * @param known the keys that may stand where an unknown key was found
 */
export function issueMessage(issue: core.$ZodIssue, known: readonly string[] = []): string {
  const field = fieldName(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, known)).join(' ')
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} ontbreekt. Vul hier ${typeName(issue.expected)} in.`
        : `${field}: hier hoort ${typeName(issue.expected)}, maar er staat ${show(issue.input)}.${quoteHint(issue)}`
    case 'invalid_value':
      return choice(field, issue.input, issue.values)
    case 'too_small':
    case 'too_big':
      return size(issue, field)
    case 'custom':
      return `${field}: ${issue.message}`
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options)
        ? choice(field, valueOf(issue.input, String(issue.discriminator)), issue.options)
        : `${field}: ${issue.message}`
    case 'invalid_format':
      return `${field}: ${show(issue.input)} past hier niet. ${formatHint(issue)}`
    default:
      return `${field}: ${show(issue.input)} past hier niet.`
  }
}

function choice(field: string, input: unknown, values: readonly unknown[]): string {
  const options = values.map(String).join(', ')
  return input === undefined
    ? `${field} ontbreekt. Kies uit: ${options}.`
    : `${field}: ${show(input)} kennen we niet. Kies uit: ${options}.`
}

function size(issue: core.$ZodIssueTooSmall | core.$ZodIssueTooBig, field: string): string {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_big') {
    return isText
      ? `${field} is te lang (${String(issue.input).length} tekens): hoogstens ${issue.maximum} tekens.`
      : `${field}: te veel of te groot, hoogstens ${issue.maximum}.`
  }
  if (isText && issue.minimum === 1) return `${field} is leeg. Vul hier tekst in.`
  if (isText) return `${field} is te kort: minstens ${issue.minimum} tekens.`
  return `${field}: te weinig of te klein, ${issue.inclusive === false ? 'meer dan' : 'minstens'} ${issue.minimum}.`
}

function unknownKey(key: string, known: readonly string[]): string {
  const guess = nearest(key, known)
  const options = known.length > 0 ? `Kies uit: ${known.join(', ')}.` : 'Haal het weg.'
  return `${show(key)} kennen we hier niet. ${guess ? `Bedoelt u "${guess}"?` : options}`
}

/** A schema's own words when it has them; zod's own are English and never shown. */
function formatHint(issue: core.$ZodIssueInvalidStringFormat): string {
  if (issue.format === 'email') return 'Vul een e-mailadres in, zoals info@voorbeeld.nl.'
  if (issue.format === 'url') return 'Vul een volledig adres in, zoals https://www.voorbeeld.nl.'
  return issue.message.startsWith('Invalid') ? '' : capitalise(issue.message)
}

/** YAML reads `title: 2025` and `telefoon: 053` as numbers; quotes make them text. */
const quoteHint = (issue: core.$ZodIssueInvalidType): string =>
  issue.expected === 'string' && typeof issue.input !== 'object' ? ' Zet het tussen "aanhalingstekens".' : ''

const valueOf = (input: unknown, key: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, key) ? Reflect.get(input, key) : undefined

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const show = (value: unknown): string => {
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`
  if (Array.isArray(value)) return 'een lijst'
  if (value === null) return 'niets'
  return typeof value === 'object' ? 'een blok' : String(value)
}

const fieldName = (path: PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `nummer ${part + 1}` : String(part))).join(' › ') || 'Dit bestand'
