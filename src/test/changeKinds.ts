import type { PageReview } from '../review/reviewFile.ts'

/** A kind of change that a writer makes to one page: what is typed instead, and what the review must say of it. */
interface ChangeKind {
  name: string
  from: string
  to: string
  /** Words that came and went; nothing when the review must not name the page at all. */
  words?: [added: number, removed: number]
  /** What became of each piece of the page. */
  states?: PageReview['changes'][number]['state'][]
  /** The beginning of each alarm about the page. */
  alarms?: string[]
  /** More that must be in what is said of the page. */
  says?: Readonly<Record<string, unknown>>
}

/** The body that every kind of change begins from. */
const startText = `## Wat u zelf kunt doen

Blijf bewegen, want rust helpt niet. Loop elke dag 20 minuten.

Bel uw huisarts als de pijn erger wordt. Lees meer over [de rug](/pijnklachten/rug).

- warmte kan prettig zijn
- slaap genoeg

## Als het langer duurt

Na 2 weken is de ergste pijn vaak weg.

![Een rug](pijn-rug)
`

export const changeKinds: readonly ChangeKind[] = [
  { name: 'een-woord', from: 'prettig', to: 'fijn', words: [1, 1], states: ['changed'], alarms: [] },
  {
    name: 'ontkenning',
    from: 'helpt niet',
    to: 'helpt',
    words: [0, 1],
    states: ['changed'],
    alarms: ['Ontkenning weg (niet)'],
  },
  { name: 'getal', from: '20 minuten', to: '30 minuten', words: [1, 1], alarms: ['Getal veranderd (20 → 30)'] },
  { name: 'eenheid', from: '2 weken', to: '2 maanden', words: [1, 1], alarms: ['Eenheid veranderd (weken → maanden)'] },
  {
    name: 'alarmteken',
    from: 'Bel uw huisarts als de pijn erger wordt. ',
    to: '',
    words: [0, 8],
    alarms: ['Alarmteken weg (huisarts)'],
  },
  { name: 'witruimte', from: 'want rust helpt niet. Loop', to: 'want rust\nhelpt niet.\nLoop' },
  { name: 'zelfde-opmaak', from: '- warmte kan prettig zijn\n- slaap', to: '* warmte kan prettig zijn\n* slaap' },
  { name: 'nadruk', from: 'slaap genoeg', to: '**slaap** genoeg' },
  {
    name: 'verplaatst',
    from: startText,
    to: startText.replace(/(- warmte[^]*genoeg\n)\n([^]*weg\.\n)/, '$2\n$1'),
    words: [0, 0],
    states: ['moved'],
  },
  {
    name: 'kop',
    from: '## Als het langer duurt',
    to: '## Als het lang duurt',
    words: [1, 1],
    alarms: ['Het deel /wijziging-kop#als-het-langer-duurt is weg'],
  },
  { name: 'kop-lager', from: '## Als het', to: '### Als het', words: [0, 0], states: ['changed'] },
  {
    name: 'link',
    from: '(/pijnklachten/rug)',
    to: '(/pijnklachten/nek)',
    words: [0, 0],
    says: { changes: [{ addresses: { before: ['/pijnklachten/rug'], after: ['/pijnklachten/nek'] } }] },
  },
  {
    name: 'andere-site',
    from: '(/pijnklachten/rug)',
    to: '(https://www.thuisarts.nl/lage-rugpijn)',
    words: [0, 0],
    alarms: ['Nieuwe andere site: www.thuisarts.nl'],
  },
  { name: 'alinea-erbij', from: '## Als', to: 'Rust daarna goed uit.\n\n## Als', words: [4, 0], states: ['added'] },
  {
    name: 'alinea-weg',
    from: 'Na 2 weken is de ergste pijn vaak weg.\n\n',
    to: '',
    words: [0, 9],
    states: ['removed'],
  },
  { name: 'alternatieve-tekst', from: '![Een rug]', to: '![Een sterke rug]', words: [1, 0], states: ['changed'] },
  { name: 'ander-beeld', from: '](pijn-rug)', to: '](hero)', words: [0, 0], states: ['changed'] },
  {
    name: 'zoekmachines',
    from: 'waarop iets verandert.',
    to: 'waarop heel weinig verandert.',
    words: [2, 1],
    states: [],
    says: { head: [{ names: ['description', 'og:description'] }] },
  },
]

/** A page on which one thing changes, as a writer types it. */
export const pageOf = ({ name }: Pick<ChangeKind, 'name'>): string => `---
title: Een pagina voor ${name}
meta: Een pagina om de review mee te testen, over ${name}, waarop iets verandert.
kind: tekst
heading: Over ${name}
lead: Dit is een korte inleiding over ${name}.
---

${startText}`
