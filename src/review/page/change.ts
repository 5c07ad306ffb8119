import { escapeHtml } from '../../make/escapeHtml.ts'
import { fingerprint } from '../../store/hash.ts'
import type { Change } from '../reviewFile.ts'
import { marked } from './html.ts'

const states: Readonly<Record<Change['state'], string>> = {
  changed: 'Veranderd',
  added: 'Nieuw',
  removed: 'Weg',
  moved: 'Verplaatst',
  picture: 'Beeld vernieuwd',
}

/**
 * One thing to judge, which a reviewer can go to and mark as right. The mark belongs to what is said: another change
 * has to be judged anew.
 * @param where what sets it apart from the same change elsewhere
 */
export function item(where: string, inner: string, className = ''): string {
  const key = fingerprint(`${where} ${inner}`)
  return (
    `<article class="item ${className}" data-key="${key}" tabindex="-1">${inner}` +
    `<button type="button" class="accept" aria-pressed="false">Akkoord</button></article>`
  )
}

/** A change of a text, with what it does to links, to reading, and to its meaning. */
export function changeItem(change: Change, where: string, shown = ''): string {
  const { state, kind, kindBefore, section, parts, addresses, reading, facts, turns } = change
  const label = [
    states[state],
    kindBefore === undefined ? kind : `${kindBefore} → ${kind}`,
    ...(section ? [`in “${section}”`] : []),
    ...(shown ? [shown] : []),
  ]
  const notes = [
    ...turns.map(
      ({ kind: turn, before, after }) =>
        `Let op: ${turn} ${[before.join(', '), after.join(', ')].map((words) => words || 'niets').join(' → ')}`,
    ),
    ...(addresses
      ? [
          `${kind === 'beeld' ? 'Beeld' : 'Link'}: ${addresses.before.join(', ') || 'geen'} → ${addresses.after.join(', ') || 'geen'}`,
        ]
      : []),
    ...scoreNote(reading),
    ...facts.map((fact) => `Volgt uit het feit ${fact}`),
  ]
  return item(
    where,
    `<p class="label">${escapeHtml(label.join(' · '))}</p>` +
      (state === 'picture' ? '' : `<p class="words">${marked(parts) || '<i>zonder woorden</i>'}</p>`) +
      notes.map((note) => `<p class="note">${escapeHtml(note)}</p>`).join(''),
    state,
  )
}

/** Only a score that went down, or that a reader has a hard time with, is worth a line. */
function scoreNote(reading: Change['reading']): string[] {
  const { before, after } = reading ?? {}
  if (before !== undefined && after !== undefined && before !== after) return [`Leesscore ${before} → ${after}`]
  return before === undefined && after !== undefined ? [`Leesscore ${after}`] : []
}
