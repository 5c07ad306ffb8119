import type { VFileMessage } from 'vfile-message'

/** What reads `{…}`. */
export const expressions = 'micromark-extension-mdx-expression'

/**
 * What to do about a sign at which a parser stops.
 * @param offset where it stands
 */
export function signMessage({ ruleId, source: parser }: VFileMessage, source: string, offset: number): string {
  if (parser === 'micromark-extension-mdxjs-esm')
    return 'Een regel die met import of export begint, leest de site als code. Begin de regel met een ander woord.'
  const before = source.slice(0, offset)
  const isSpread = ruleId?.includes('spread')
  if (parser === expressions && !isSpread)
    return 'De accolades kloppen niet. Schrijf een feit als {telefoon}; een losse accolade typt u als \\{.'
  if (ruleId?.endsWith('closing-slash'))
    return 'Hier wordt een blok gesloten dat niet is geopend. Haal dit weg, of zet het begin van het blok erboven.'
  const tag = /<[^\s<>]*$/.exec(before)?.[0]
  if (tag !== undefined && /^<(?:[^\s<>]+@[^\s<>]+|https?:\/\/[^\s<>]+)>/.test(source.slice(offset - tag.length)))
    return 'Om een adres horen hier geen < en >. Haal < en > weg.'
  if (/<\w[^<>]*\s\w[\w-]*=\s*$/.test(before))
    return 'Een waarde staat tussen rechte aanhalingstekens. Zet die "…" om de waarde.'
  // Behind a name the sign is one of a block; before it, or in an address, what looks like a block is none.
  return isSpread || ruleId === 'unexpected-lazy' || /<\/?\s*(?:[^\s<>]+:\s*)?$/.test(before)
    ? 'Dit teken kunnen we hier niet lezen. Typ een losse < als \\<, een losse { als \\{.'
    : 'Dit blok is niet goed geschreven. Schrijf het als <Naam woord="waarde">.'
}
