/** Ends of long compounds, before which a narrow card or column may break a name. */
const ends = 'klachten|massage|syndroom|ontsteking|hoofdpijn|therapie|banden'

/** A name with soft hyphens where it may break; browsers without a Dutch dictionary break there too. */
export const withSoftHyphen = (name: string): string =>
  name.replace(new RegExp(`(?<=\\p{L}{3})(?=(?:${ends})(?:\\P{L}|$))`, 'gu'), '\u00AD')
