import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPhone } from '../../content/phone.ts'
import { facts } from '../facts.ts'

const folder = 'src/test/a11y/golden'

/** What the owner may change at any time, and the word that stands for it in a kept tree. */
const masks: readonly (readonly [string, string])[] = [
  [facts.name, '{naam}'],
  [formatPhone(facts.phone), '{telefoon}'],
  [facts.phone, '{telefoon}'],
  [facts.whatsapp.replace('+', ''), '{whatsapp}'],
  [facts.email, '{email}'],
  ...facts.locations.flatMap(({ street, postcode, routeHref }) => [
    [street, '{straat}'] as const,
    [postcode, '{postcode}'] as const,
    [routeHref, '{route}'] as const,
  ]),
]
const runningText = /^(\s*- (?:paragraph|text|listitem|blockquote)): .{48,}$/gm
const hoursRow = /^\s*- (?:row|rowheader|cell) .*\n/gm

/**
 * An ARIA snapshot without what writers and the owner change: running text, facts and opening hours.
 * Landmarks, headings, names of links and buttons, states and short texts stay.
 */
export function structure(snapshot: string): string {
  const short = `${snapshot}\n`.replaceAll(runningText, '$1: …').replaceAll(hoursRow, '')
  return masks.reduce((text, [fact, word]) => text.replaceAll(fact, word), short).replaceAll(/\d\d:\d\d/g, '{tijd}')
}

/** The kept tree of that name. `UPDATE_GOLDEN=1 npx vitest run src/test/a11y/tree.test.ts` writes all anew. */
export function golden(name: string, text: string): string {
  const file = join(folder, `${name}.txt`)
  if (process.env['UPDATE_GOLDEN']) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, text)
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : `${file} ontbreekt; maak het met UPDATE_GOLDEN=1.`
}
