import { addresses } from './addresses.ts'

/** Addresses that pages of the old site linked to; a URL is a promise. */
export const redirects: ReadonlyMap<string, string> = new Map(
  ['rug', 'nek', 'schouder', 'knie', 'heup', 'enkel', 'elleboog', 'hand'].map((part) => [
    `/${part}klachten`,
    `${addresses.complaints}/${part}`,
  ]),
)
