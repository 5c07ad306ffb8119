/**
 * A name as one that can be typed in an address: `Dienst Massagé` → `dienst-massage`.
 * @returns nothing when no letter or digit of it is left
 */
export function addressWord(name: string): string | undefined {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const word = plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
  return word === '' ? undefined : word
}
