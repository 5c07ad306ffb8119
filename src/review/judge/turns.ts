import { beforeIn, afterIn } from '../compare/page.ts'
import type { Alarm, Change } from '../reviewFile.ts'
import type { Turned } from './meaning.ts'

const names: Readonly<Record<Turned['kind'], string>> = {
  ontkenning: 'Ontkenning',
  getal: 'Getal',
  eenheid: 'Eenheid',
  alarmteken: 'Alarmteken',
  tegendeel: 'Tegendeel',
}

/** The alarms of a change whose meaning may have turned. */
export const turnAlarms = (change: Change, where: string, page?: string): Alarm[] =>
  change.turns.map((turn) => ({
    kind: 'betekenis',
    ...(page !== undefined && { page }),
    message: `${names[turn.kind]} ${outcome(turn)} ${where}: ${sentence(change)}`,
  }))

function outcome({ before, after }: Turned): string {
  if (after.length === 0) return `weg (${before.join(', ')})`
  if (before.length === 0) return `erbij (${after.join(', ')})`
  return `veranderd (${before.join(', ')} → ${after.join(', ')})`
}

/** The text as it was and as it is, with a few words around what changed. */
function sentence({ parts }: Change): string {
  const shown = parts.map((part, index) => ({
    ...part,
    text: part.state === 'same' ? shortened(part.text, index > 0, index < parts.length - 1) : part.text,
  }))
  return [beforeIn(shown), afterIn(shown)]
    .filter((text) => text.trim() !== '')
    .map((text) => `“${text.trim()}”`)
    .join(' → ')
}

/** So many signs of a text that stayed are told on each side of what did not. */
const near = 60

/** A text without its middle, or without the end at which nothing changed. */
function shortened(text: string, isAfter: boolean, isBefore: boolean): string {
  const start = isAfter ? text.slice(0, near).replace(/\S*$/, '') : ''
  const end = isBefore ? text.slice(-near).replace(/^\S*\s/, '') : ''
  return text.length <= (isAfter ? near : 0) + (isBefore ? near : 0) ? text : `${start}… ${end}`
}
