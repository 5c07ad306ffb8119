/** A request that every server of the site answers alike, the dev server too. */
interface Request {
  method: string
  /** Path and query, exactly as they are sent. */
  target: string
  status: 200 | 301 | 302 | 404 | 405
  /** For a 301 or 302: the path and query that it leads to, in one hop. */
  to?: string
  /** For a 200: the address of the page that is sent. */
  page?: string
}

const query = '?bron=folder&x=1%202'

/** Other ways to write the address of a page. */
const spellings = (path: string): string[] =>
  path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/index.html`, path.toUpperCase()]

const unknown = [
  '/onbekend',
  '/pijnklachten/onbekend',
  '/pijnklachten/rug/onbekend',
  '/contact/onbekend',
  '/a/b/c',
  '/onbekend.html',
  '/ONBEKEND',
  '/onbekend/',
  '/assets',
  '/assets/',
  '/assets/hydrate-000000.js',
  '/.well-known',
  '/.well-known/onbekend',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/index.html.br',
  '/contact.html.gz',
  '/.git/config',
  '/.env',
  '/index.php',
  '/wp-login.php',
]

/** Paths that servers write shorter before they look. */
const long: readonly (readonly [target: string, page: string])[] = [
  ['//contact', '/contact'],
  ['/./contact', '/contact'],
  ['/x/../contact', '/contact'],
  ['/pijnklachten//rug', '/pijnklachten/rug'],
]

/**
 * Every request of the table.
 * @param pages the addresses that a visitor can ask for
 * @param redirects where old addresses lead
 */
export function requests(pages: readonly string[], redirects: ReadonlyMap<string, string>): Request[] {
  const get = (target: string, status: Request['status'], more: Partial<Request> = {}): Request => ({
    method: 'GET',
    target,
    status,
    ...more,
  })
  const moves = [
    ...pages.flatMap((path) => spellings(path).map((from) => [from, path] as const)),
    ...[...redirects].flatMap(([from, to]) => [from, ...spellings(from)].map((each) => [each, to] as const)),
    ['/Contact/', '/contact'],
    ['/pijnklachten/RUG.html', '/pijnklachten/rug'],
  ] as const
  const words = [
    ['q=massage', '/massage'],
    ['q=Ontspanningsmassage', '/massage'],
    ['q=lage+rugpijn', '/pijnklachten/rug'],
    ['q=+Lage%20%20Rugpijn+', '/pijnklachten/rug'],
    ['bron=folder&q=ischias&x=1', '/pijnklachten/rug'],
  ] as const
  const others = ['q=', 'q=rugpijnen', 'q=xspit', 'q=onbekend&q=ischias', 'w=ischias', 'q=ischias%0A', 'qq=ischias']
  return [
    ...words.map(([asked, to]) => get(`/zoeken?${asked}`, 302, { to })),
    ...others.map((asked) => get(`/zoeken?${asked}`, 200, { page: '/zoeken' })),
    ...pages.flatMap((page) => [get(page, 200, { page }), get(page + query, 200, { page })]),
    ...long.map(([target, page]) => get(target, 200, { page })),
    ...moves.map(([from, to]) => get(from + query, 301, { to: to + query })),
    ...unknown.map((target) => get(target, 404)),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => get('/contact', 405, { method })),
  ]
}

/** Paths that try to reach a file outside the site: each gets 400, 403 or 404 and nothing else. */
export const traversals = [
  '/../package.json',
  '/..%2fpackage.json',
  '/../../../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/contact%00.html',
  '/%00',
  '/%zz',
  '/....//....//etc/passwd',
  'http://evil.example/../etc/passwd',
]

/** Paths that look like another host: none may lead there. */
export const foreign = [
  '//evil.example/',
  '//evil.example/contact/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '//evil.example/%2e%2e',
]
