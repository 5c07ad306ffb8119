import { example } from './example.ts'

/** The facts of the practice, as the pages of the example show them. */
export const { facts } = example

/** Whether an address is of the host of the maps. */
export const isMap = (url: URL): boolean =>
  facts.locations.some(({ mapHref }) => url.origin === new URL(mapHref).origin)
