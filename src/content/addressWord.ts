/**
 * A name as one that can be typed in an address: `Dienst Massagé` → `dienst-massage`.
 * @returns an empty text when no letter or digit of it is left
 */
export const addressWord = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
