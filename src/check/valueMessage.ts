import { z } from 'zod'
import { amountAdvice } from '../content/price.ts'
import { meanOrChoose, nearest } from './didYouMean.ts'
import { short } from './short.ts'

const types: Readonly<Record<string, string>> = {
  string: 'tekst',
  number: 'een getal',
  int: 'een heel getal',
  array: 'een lijst (regels die met een streepje beginnen)',
  object: 'een blok met eigen regels',
}
const typeName = (expected: string): string => types[expected] ?? 'iets anders'

/**
 * Says in Dutch what is wrong with a value and what to type instead, for a schema that has no words of its own.
 * A line for each unknown key.
 */
export const valueMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape) : []
      return issue.keys.map((key) => `${show(key)} kennen we hier niet. ${meanOrChoose(key, known)}`).join('\n')
    }
    case 'invalid_type':
      if (issue.expected === 'boolean') return flagMessage(issue)
      return issue.input === undefined
        ? `ontbreekt. Vul hier ${typeName(issue.expected)} in.`
        : `hier hoort ${typeName(issue.expected)}, maar er staat ${show(issue.input)}.${typeHint(issue)}`
    case 'invalid_value':
      return choice(issue.input, issue.values)
    case 'invalid_union':
      return Array.isArray(issue['options'])
        ? branch(issue.input, String(issue.discriminator), issue['options'])
        : `${show(issue.input)} past hier niet. Typ iets anders.`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return issue.format === 'email'
        ? `${show(issue.input)} is geen e-mailadres. Vul er een in zoals info@voorbeeld.nl.`
        : `${show(issue.input)} past hier niet. Typ iets anders.`
    default:
      return `${show(issue.input)} past hier niet. Typ iets anders.`
  }
}

/** The message of an issue behind the name of its field. */
export function withField(path: PropertyKey[], message: string): string {
  const field = path.map((part) => (typeof part === 'number' ? `nummer ${part + 1}` : String(part))).join(' › ')
  return `${field || 'Dit bestand'}${/^(?:ontbreekt\.|is )/.test(message) ? '' : ':'} ${message}`
}

function choice(input: unknown, values: readonly unknown[]): string {
  const options = `Kies uit: ${values.map(String).join(', ')}.`
  return input === undefined ? `ontbreekt. ${options}` : `${show(input)} kennen we niet. ${options}`
}

/** What decides which fields there are: where it is missing, a field that looks like it is a slip of the pen. */
function branch(input: unknown, field: string, values: readonly unknown[]): string {
  const written = valueOf(input, field)
  const slip = written === undefined ? nearest(field, Object.keys(Object(input))) : undefined
  return slip === undefined ? choice(written, values) : `ontbreekt. Schrijf ${field} in plaats van ${slip}.`
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'array') return `te weinig. Zet er minstens ${minimum} neer.`
  if (origin !== 'string') return `te klein. Vul ${inclusive === false ? 'meer dan' : 'minstens'} ${minimum} in.`
  return Number(minimum) === 1 ? 'is leeg. Vul hier tekst in.' : `is te kort. Typ minstens ${minimum} tekens.`
}

function tooBig({ origin, maximum, input }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'array') return `te veel. Houd er hoogstens ${maximum} over.`
  if (origin !== 'string') return `te groot. Vul hoogstens ${maximum} in.`
  return `is te lang (${String(input).length} tekens). Typ hoogstens ${maximum} tekens.`
}

/** A flag is there or not: who writes `ja` means that it is, who writes `nee` or nothing that it is not. */
const flagMessage = ({ path = [], input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string =>
  `hier hoort true, maar er staat ${show(input)}. Schrijf ${String(path.at(-1))}: true, of haal de regel weg.`

/** YAML reads `title: 2025` and `telefoon: 053` as numbers; quotes make them text. */
const typeHint = ({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string => {
  if (expected === 'string' && typeof input !== 'object') return ' Zet het tussen "aanhalingstekens".'
  const advice = expected === 'number' && typeof input === 'string' ? amountAdvice(input) : undefined
  return ` ${advice ?? `Vul ${typeName(expected)} in.`}`
}

const valueOf = (input: unknown, key: string): unknown =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, key) ? Reflect.get(input, key) : undefined

function show(value: unknown): string {
  if (typeof value === 'string') return `"${short(value)}"`.replace(/\s+/g, ' ')
  if (Array.isArray(value)) return 'een lijst'
  if (value === null) return 'niets'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'geen getal'
  return typeof value === 'object' ? 'een blok' : String(value)
}
