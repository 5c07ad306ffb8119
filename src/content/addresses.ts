/** The addresses that the code itself leads to; content/ has a page at each of them. */
export const addresses = {
  home: '/',
  notFound: '/404',
  contact: '/contact',
  services: '/services',
  locations: '/locations',
  complaints: '/pijnklachten',
  letters: '/klachten-a-z',
  search: '/zoeken',
} as const

/** The page about privacy, without which the site may not go live. */
export const privacyPage = '/privacy'

/** The text about a town that pages share: the file of content/ for `<LokaleTekst />`. */
export const sharedText = '_delen/lokale-tekst.mdx'

/** The id of an exercise on the page that shows it. */
export const exerciseAnchor = (name: string): string => `oefening-${name}`

/** Whether an address lies under the overview of the complaints. */
export const isComplaint = (path: string): boolean => path.startsWith(`${addresses.complaints}/`)
