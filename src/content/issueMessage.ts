import type { core } from 'zod'
import { nearest } from './problems.ts'

const types: Record<string, string> = {
  string: 'tekst',
  number: 'een getal',
  boolean: 'ja of nee (true of false)',
  array: 'een lijst (regels die met een streepje beginnen)',
  object: 'een blok met eigen regels',
  record: 'een blok met eigen regels',
}

/**
 * Says in Dutch what is wrong with a value and what to type instead.
 * @param issue what zod found
 * @param known the keys that may stand where an unknown key was found
 */
export function issueMessage(issue: core.$ZodIssue, known: readonly string[] = []): string {
  const field = fieldName(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, known)
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} ontbreekt. Vul hier ${types[issue.expected] ?? issue.expected} in.`
        : `${field}: hier hoort ${types[issue.expected] ?? issue.expected}, maar er staat ${show(issue.input)}.`
    case 'invalid_value':
      return issue.input === undefined
        ? `${field} ontbreekt. Kies uit: ${issue.values.join(', ')}.`
        : `${field}: ${show(issue.input)} kennen we niet. Kies uit: ${issue.values.join(', ')}.`
    case 'too_small':
      return issue.origin === 'string'
        ? `${field} is te kort: minstens ${issue.minimum} tekens.`
        : `${field}: te weinig of te klein, minstens ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `${field} is te lang (${String(issue.input).length} tekens): hoogstens ${issue.maximum} tekens.`
        : `${field}: te veel of te groot, hoogstens ${issue.maximum}.`
    case 'custom':
      return `${field}: ${issue.message}`
    case 'invalid_union':
      return discriminator(issue, field)
    default:
      return `${field}: ${show(issue.input)} past hier niet. ${formatHint(issue)}`
  }
}

function discriminator(issue: core.$ZodIssueInvalidUnion, field: string): string {
  const custom = issue.errors.flat().find((inner) => inner.code === 'custom')
  return `${field}: ${custom?.message ?? `${show(issue.input)} past hier niet.`}`
}

function unknownKeys(keys: string[], known: readonly string[]): string {
  return keys
    .map((key) => {
      const guess = nearest(key, known)
      const hint = guess ? `Bedoelt u "${guess}"?` : `Kies uit: ${known.join(', ')}.`
      return `"${key}" kennen we hier niet. ${hint}`
    })
    .join(' ')
}

function formatHint(issue: core.$ZodIssue): string {
  const format = 'format' in issue ? issue.format : undefined
  if (format === 'email') return 'Vul een e-mailadres in, zoals info@voorbeeld.nl.'
  if (format === 'url') return 'Vul een volledig adres in, zoals https://www.voorbeeld.nl.'
  return issue.message
}

const show = (value: unknown): string => {
  if (typeof value === 'string') return `"${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`
  if (Array.isArray(value)) return 'een lijst'
  if (value === null) return 'niets'
  return typeof value === 'object' ? 'een blok' : String(value)
}

const fieldName = (path: PropertyKey[]): string =>
  path.map((part) => (typeof part === 'number' ? `nummer ${part + 1}` : String(part))).join(' › ') || 'Dit bestand'
