import type { IconWord } from '../content/vocabulary.ts'
import * as icons from './icons.ts'

const outlines: Record<IconWord, string> = {
  hart: icons.hand,
  bliksem: icons.lightning,
  grafiek: icons.chart,
  klok: icons.clock,
  kaart: icons.mapChip,
  telefoon: icons.phoneChip,
  whatsapp: icons.whatsapp,
  mail: icons.envelopeChip,
  kalender: icons.calendarChip,
  vinkje: icons.checkChip,
  info: icons.info,
  ster: icons.starChip,
  plaats: icons.mapPin,
  route: icons.navigationChip,
}

/** The outline for a word of a writer. */
export const iconOf = (word: string): string | undefined =>
  Object.hasOwn(outlines, word) ? outlines[word as IconWord] : undefined
