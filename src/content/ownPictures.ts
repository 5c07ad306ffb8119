/** Drawings of content/_beelden that the layout itself shows, by what they are for. */
export const ownPictures = {
  logo: 'logo',
  fallback: 'fallback',
  body: 'lichaam',
  closing: 'afsluiter',
  map: 'kaartpatroon',
  region: 'streekkaart',
} as const
