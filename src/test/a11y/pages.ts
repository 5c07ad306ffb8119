/** One page of each kind, for checks that look deep, by the name of its golden file. */
export const kinds = {
  home: '/',
  overzicht: '/pijnklachten',
  contact: '/contact',
  dienst: '/fysiotherapie',
  klacht: '/pijnklachten/rug',
  tekst: '/algemene-voorwaarden',
  'niet-gevonden': '/404',
} as const

export const kindPaths: readonly string[] = Object.values(kinds)
