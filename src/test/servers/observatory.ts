import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** What the MDN HTTP Observatory looks at: one page over https, and where http led. */
export interface Scan {
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>
  html: string
  /** The address that http://site/ sends to, if it does. */
  redirectedTo: string | undefined
  host: string
}

const broad = /^('unsafe-inline'|data:|ftp:|https?:|\*|https?:\/\/\*.*)$/

/** The directives of a policy, by name. */
const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources]),
  )

function contentSecurityPolicy({ headers }: Scan): number {
  const policy = headers['content-security-policy']
  if (!policy) return -25
  const directives = directivesOf(policy)
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  if (sources('script-src').some((source) => broad.test(source)) || sources('object-src').includes('*')) return -20
  const all = [...directives.values()].flat()
  if (all.some((source) => /^(http|ftp):/.test(source))) return -20
  if (all.includes("'unsafe-eval'")) return -10
  if (sources('style-src').some((source) => broad.test(source))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function redirection({ redirectedTo, host }: Scan): number {
  const to = redirectedTo === undefined ? undefined : new URL(redirectedTo)
  if (to?.protocol !== 'https:') return -20
  return to.hostname === host ? 0 : -5
}

function strictTransportSecurity({ headers }: Scan): number {
  const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]
  return age === undefined ? -20 : Number(age) < 15_768_000 ? -10 : 0
}

function subresourceIntegrity({ html, host }: Scan): number {
  const scripts = [...elementsOf(parse(html))].filter(({ tagName }) => tagName === 'script')
  const value = (element: Tree.Element, wanted: string) => element.attrs.find(({ name }) => name === wanted)?.value
  const foreign = scripts.filter((script) => new URL(value(script, 'src') ?? '/', `https://${host}`).hostname !== host)
  return foreign.some((script) => value(script, 'integrity') === undefined) ? -5 : 0
}

function frames({ headers }: Scan): number {
  if (directivesOf(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20
}

/**
 * The Observatory's tests and the points that its published table (mdn/mdn-http-observatory, src/grader/charts.js)
 * gives. Where the table is finer for what we never send (cookies, CORS), the worst case counts.
 */
export const tests: Readonly<Record<string, (scan: Scan) => number>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  Cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'Cross-Origin Resource Sharing': ({ headers }) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  Redirection: redirection,
  'Referrer-Policy': ({ headers }) => {
    const policy = headers['referrer-policy']
    if (policy === undefined) return 0
    return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(policy) ? 5 : -5
  },
  'Strict-Transport-Security': strictTransportSecurity,
  'Subresource Integrity': subresourceIntegrity,
  'X-Content-Type-Options': ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  'X-Frame-Options': frames,
  'Cross-Origin-Resource-Policy': ({ headers }) => {
    const policy = headers['cross-origin-resource-policy']
    return policy === 'same-origin' || policy === 'same-site'
      ? 10
      : policy === undefined || policy === 'cross-origin'
        ? 0
        : -5
  },
}

/** The points per test, and the score: 100 with what is lost, and what is gained once that leaves 90 or more. */
export function score(scan: Scan): { points: Record<string, number>; score: number } {
  const points = Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, test(scan)]))
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const base = 100 + sum(Object.values(points).filter((value) => value < 0))
  return {
    points,
    score: base >= 90 ? base + sum(Object.values(points).filter((value) => value > 0)) : Math.max(0, base),
  }
}

function* elementsOf(node: Tree.Node): Generator<Tree.Element> {
  if ('tagName' in node) yield node
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child)
}
