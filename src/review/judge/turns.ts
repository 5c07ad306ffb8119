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

/** The text as it was and as it is, cut to what fits a line. */
function sentence({ parts }: Change): string {
  const [before, after] = [cut(beforeIn(parts)), cut(afterIn(parts))]
  return [before, after]
    .filter(Boolean)
    .map((text) => `“${text}”`)
    .join(' → ')
}

const longest = 140
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text)
