/** A link or button as a screen reader tells it. */
export interface Named {
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
    const url = address.exec(line)?.[1]
    const last = found.at(-1)
    if (url && last?.role === 'link') last.url ??= url
  }
  return found
}
