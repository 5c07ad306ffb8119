/** A link or button as a screen reader tells it. */
interface Named {
  role: string
  name: string
  url: string | undefined
}

const control = /^\s*- (link|button)(?: "((?:[^"\\]|\\.)*)")?/
const address = /^\s*- \/url: (.+)$/

/** The links and buttons of an ARIA snapshot, in order (its form: Playwright, "Snapshot testing"). */
export function controls(snapshot: string): Named[] {
  const found: Named[] = []
  for (const line of snapshot.split('\n')) {
    const [, role, name = ''] = control.exec(line) ?? []
    if (role) found.push({ role, name, url: undefined })
    const url = address.exec(line)?.[1]?.replace(/^"(.*)"$/, '$1')
    const last = found.at(-1)
    if (url && last?.role === 'link') last.url ??= url
  }
  return found
}

/** Names that lead to more than one place, with those places (WCAG 2.4.9, and 2.4.4 without looking around). */
export function ambiguous(named: readonly Named[], base: string): [name: string, ...places: string[]][] {
  const places = new Map<string, Set<string>>()
  for (const { role, name, url } of named) {
    if (role !== 'link') continue
    const key = name.toLowerCase()
    places.set(key, (places.get(key) ?? new Set()).add(new URL(url ?? '', base).href))
  }
  return [...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => [name, ...urls])
}
