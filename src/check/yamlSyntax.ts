import { isCollection, visit } from 'yaml'
import type { Document, YAMLError } from 'yaml'
import type { Problem } from './problems.ts'
import type { Cause } from './yamlCauses.ts'
import { isReadable, unreadableMessage } from './unreadable.ts'

const syntax: Partial<Record<string, string>> = {
  BAD_INDENT: 'De regel springt niet goed in. Laat regels die bij elkaar horen even ver inspringen.',
  TAB_AS_INDENT: 'Hier staat een tab. Gebruik spaties om in te springen.',
  DUPLICATE_KEY: 'Dit veld staat er twee keer. Haal er één weg.',
  MISSING_CHAR: 'Hier mist een teken, meestal een aanhalingsteken of een haakje. Zet het erbij.',
  BLOCK_AS_IMPLICIT_KEY:
    'Er staat een dubbele punt te veel. Zet de tekst na de eerste dubbele punt tussen "aanhalingstekens".',
  MULTILINE_IMPLICIT_KEY: 'Na de naam van een veld hoort een dubbele punt en een spatie. Typ die erachter.',
  UNEXPECTED_TOKEN: 'Dit teken kan hier niet staan. Zet de tekst tussen "aanhalingstekens".',
}

/** What a mistake in the signs of YAML means to a writer; the parser's own words are English. */
export const syntaxMessage = (code: string): string =>
  syntax[code] ?? 'Deze regel kunnen we niet lezen. Controleer de dubbele punt, de aanhalingstekens en het inspringen.'

/** Where a mistake began: a quote that is missing is found at the end of the text, and was opened long before. */
export function startOfError({ code, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  if (code !== 'MISSING_CHAR') return offset
  let start = offset
  visit(document, {
    Scalar(_, { type, range }) {
      if (type?.startsWith('QUOTE') && range && range[0] < offset && offset <= range[2]) start = range[0]
    },
  })
  return start
}

/** One mistake in the syntax makes many; the first of a line says it, and a file has ten at most. */
export const firstPerLine = (problems: Problem[]): Problem[] =>
  problems
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }, index, all) => line !== all[index - 1]?.line)
    .slice(0, 10)

const lists = /^([ \t]*)[\p{L}\w-]+:[ \t]*(\[\]|\{\})[ \t]*(?:#.*)?\n(?:[ \t]*(?:#.*)?\n)*(?:\1[ \t]+\S|\1- )/mu
const hardSpace = /^[ \t]*(?:- )?(?:[\p{L}\w-]+:)?[ \t-]*\u00A0/mu

/** A line with a field: the spaces and dashes before it, its name, and what it says. */
const field = /^([ -]*)([\p{L}\w][\p{L}\w-]*):(?:[ \t]+(.*))?$/u

/** A field that springs in otherwise than the one above it, at the first mistake or on the line below that. */
function indentIn(text: string, error: number): Cause | undefined {
  const start = text.lastIndexOf('\n', error - 1) + 1
  const [first = '', second = ''] = text.slice(start).split('\n')
  const [line, below] = [field.exec(first), field.exec(second)]
  if (!line || !below) return undefined
  const [[, outer = '', name = '', value = ''], [, inner = '']] = [line, below]
  const offset = start + first.length + 1 + inner.length
  if (outer === inner && /^(?:#|$)/.test(value))
    return { offset, message: `Deze regel hoort bij ${name}. Laat hem met twee spaties inspringen.` }
  return /^[^\s#|>&{["']/.test(value) && inner.length > outer.length
    ? { offset, message: 'Deze regel springt verder in dan die erboven. Laat ze even ver inspringen.' }
    : undefined
}

/**
 * What of the signs in a text that cannot be read is known to confuse writers: one cause instead of what came of it.
 * @param error where the first mistake was found
 */
export function confusionIn(text: string, error: number): Cause | undefined {
  const space = hardSpace.exec(text)
  if (space)
    return {
      offset: space.index + space[0].length - 1,
      message: 'Hier staat een harde spatie (vaak meegekomen met plakken). Haal haar weg en typ een gewone spatie.',
    }
  const list = lists.exec(text)
  if (!list) return indentIn(text, error)
  const sign = list[2] ?? '[]'
  return {
    offset: list.index + list[0].indexOf(sign),
    message: `Met ${sign} zegt u dat er niets is, en daaronder staat toch iets. Haal ${sign} weg.`,
  }
}

/**
 * What YAML allows and no file of ours needs: characters that no page can show, written as an escape such as "\\0",
 * and lists or blocks as the name of a field, which take endless time when they are nested.
 */
export function strangeParts(document: Document.Parsed): { offset: number; message: string }[] {
  const parts: { offset: number; message: string }[] = []
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value === 'string' && !isReadable(value))
        parts.push({ offset: range?.[0] ?? 0, message: unreadableMessage })
    },
    Pair(_, { key }) {
      if (isCollection(key))
        parts.push({ offset: key.range?.[0] ?? 0, message: syntaxMessage('MULTILINE_IMPLICIT_KEY') })
    },
  })
  return parts
}
