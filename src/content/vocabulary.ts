import type { Kind } from './frontmatter.ts'

/** A prop of a block; a list of words means one of these, `icons` a word for each item of the block,
 * `place` the id of a location or the region. */
export interface PropRule {
  required?: boolean
  oneOf?: readonly string[]
  type?: 'path' | 'picture' | 'flag' | 'icons' | 'place'
}

/** What a writer may give a block, how its children are read, and what it cannot do without. */
export interface BlockRule {
  props?: Record<string, PropRule>
  /** `none`: the tag closes itself; `groups`: each `###` heading starts an item, rendered by the block named. */
  children: 'none' | 'markdown' | { groups: string }
  /** Has a `## ` heading of its own, so it makes a section by itself. */
  section?: boolean
  /** The list in Markdown that its children hold. */
  needs?: 'numbers' | 'bullets'
  /** The list in the page's frontmatter that it shows, and the kind of page that has one. */
  shows?: { list: string; kind: Kind }
}

/** The words by which writers choose an icon. */
export const iconWords = [
  'hart',
  'bliksem',
  'grafiek',
  'klok',
  'kaart',
  'telefoon',
  'whatsapp',
  'mail',
  'kalender',
  'vinkje',
  'info',
  'ster',
  'plaats',
  'route',
] as const
export type IconWord = (typeof iconWords)[number]

const rules = {
  InHetKort: { children: 'markdown', needs: 'bullets' },
  Vragen: { children: { groups: 'Vraag' } },
  Stappen: { children: 'markdown', needs: 'numbers' },
  Waarschuwing: { props: { titel: { required: true } }, children: 'markdown' },
  Tip: { props: { titel: { required: true } }, children: 'markdown' },
  Kaarten: { props: { iconen: { type: 'icons' } }, children: { groups: 'Kaart' } },
  Vinkjes: { children: 'markdown', needs: 'bullets' },
  Kolommen: { children: { groups: 'Kolom' } },
  Labels: { children: 'markdown', needs: 'bullets' },
  BeeldTekst: { props: { beeld: { required: true, type: 'picture' } }, children: 'markdown', section: true },
  Panelen: { children: { groups: 'Paneel' } },
  Knop: { props: { naar: { required: true, type: 'path' } }, children: 'markdown' },
  BelKnop: { children: 'none' },
  Sectie: {
    props: { achtergrond: { oneOf: ['mist', 'zand'] }, kop: { oneOf: ['verborgen'] } },
    children: 'markdown',
    section: true,
  },
  VoorPlaats: {
    props: { naam: { required: true, type: 'place' } },
    children: 'markdown',
  },
  LokaleTekst: { children: 'none' },
  Diensten: { props: { alles: { type: 'flag' } }, children: 'none' },
  Pijnklachten: { children: 'none' },
  Locaties: { children: 'none' },
  LocatiesUitgebreid: { children: 'none', section: true },
  Ervaringen: { children: 'none', shows: { list: 'testimonials', kind: 'home' } },
  Producten: { children: 'none', shows: { list: 'products', kind: 'overzicht' } },
  Hulpmiddelen: { children: 'none', shows: { list: 'aids', kind: 'dienst' } },
  Verhuur: { children: 'none', shows: { list: 'rentals', kind: 'overzicht' } },
  ContactKaarten: { children: 'none' },
  Kaartkiezer: { children: 'none' },
  Lichaamskaart: { children: 'markdown', section: true },
  Promoties: { children: 'markdown' },
  Promotie: { props: { beeld: { required: true, type: 'picture' } }, children: 'markdown' },
} as const satisfies Record<string, BlockRule>

/** The blocks a writer may use in MDX. */
export type BlockName = keyof typeof rules
/** What each block may hold, by its name. */
export const vocabulary: Record<string, BlockRule> = rules
/** The blocks that a writer may use. */
export const blockNames = Object.keys(rules)

/** The rule of a block, or nothing when writers have no block of that name. */
export const ruleOf = (name: string): BlockRule | undefined =>
  Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined

/** The lists in frontmatter that blocks show. */
export const shownLists = Object.values(vocabulary).flatMap(({ shows }) => shows?.list ?? [])
