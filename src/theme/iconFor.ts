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
  slot: icons.lock,
  'let-op': icons.warning,
  pas: icons.identityCard,
  zorgpas: icons.card,
  pil: icons.pill,
  kleding: icons.shirt,
  brief: icons.letter,
  diploma: icons.diploma,
  keurmerk: icons.certificate,
  handen: icons.handshake,
  schild: icons.shield,
  munten: icons.coins,
}

/** The outline for a word of a writer. */
export const iconOf = (word: string): string | undefined =>
  Object.hasOwn(outlines, word) ? outlines[word as IconWord] : undefined
