import { addresses } from './addresses.ts'
import type { Facts } from './facts.ts'
import { hoursSentence } from './hours.ts'
import type { Location } from './location.ts'

/** The file with the card of a location: `enschede` → `enschede.vcf`. */
export const vcardFile = ({ id }: Pick<Location, 'id'>): string => `${id}.vcf`

/**
 * A location as a phone puts it among its contacts: a vCard of version 3.0 (RFC 2426), which every phone reads; those
 * of Apple and Android do not all read 4.0 (RFC 6350), whose escapes and folds are the same.
 */
export function vcard({ name, phone, email, origin }: Facts, location: Location): string {
  const { town, street, postcode, geo, hours } = location
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Obligatory in 3.0; a practice has no family name.
    'N:;;;;',
    `FN:${escaped(`${name} ${location.name}`)}`,
    `ORG:${escaped(name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone}`,
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(town)};;${escaped(postcode)};Nederland`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${origin}${addresses.locations}#${location.id}`,
    `NOTE:${escaped(hoursSentence(hours))}`,
    'END:VCARD',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A text in which no sign means anything to a vCard (RFC 6350, section 3.4). */
const escaped = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')

/** How many bytes a line may have at most (RFC 6350, section 3.2). */
const longest = 75

/** A line in parts that are short enough, each but the first behind a space; no letter is cut in two. */
function folded(line: string): string {
  const parts = ['']
  let size = 0
  for (const letter of line) {
    const bytes = new TextEncoder().encode(letter).length
    if (size + bytes > longest) {
      parts.push('')
      size = 1
    }
    parts[parts.length - 1] += letter
    size += bytes
  }
  return parts.join('\r\n ')
}
