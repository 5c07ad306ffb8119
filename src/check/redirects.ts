import type { Place } from './problems.ts'
import { headsOf } from './heads.ts'
import type { PageText } from './readPage.ts'
import type { Reading } from './yaml.ts'

/** An old address and the page it leads to, as the redirects or the page itself say. */
export interface Redirect {
  from: string
  to: string
  /** Where it is said. */
  place: () => Place
}

/** All old addresses: those of content/omleidingen.yaml, then those that pages name as their own. */
export function redirectsOf(file: Reading<Record<string, string>>, pages: readonly PageText[]): Redirect[] {
  const listed = file.ok
    ? Object.entries(file.data).map(([from, to]) => ({ from, to, place: () => file.locate([from]) }))
    : []
  const own = headsOf(pages).flatMap(({ path, data, locate }) =>
    (data['oude-adressen'] ?? []).map((from, index) => ({
      from,
      to: path,
      place: () => locate(['oude-adressen', index]),
    })),
  )
  return [...listed, ...own]
}
