import { otherEndings, searchPath } from '../addresses.ts'
import { encoded, headerValue } from '../patterns.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import type { Headers } from '../securityHeaders.ts'
import type { HostTable, HostedFile } from '../table.ts'
import type { Host } from './host.ts'

/** Netlify and Cloudflare Pages. */
export const netlify: Host = { inSite: true, files: { _headers: headersFile, _redirects: redirectsFile } }

/**
 * `_headers`. Where two rules match, these hosts join the values of the same header with a comma, so no header stands
 * in two rules that can match one address. An unknown address only matches `/*`; its policy therefore stands in
 * 404.html itself. Cloudflare takes the first 100 rules and leaves the rest, so what it needs stands first.
 */
function headersFile({ pages, files }: HostTable): string {
  const own = (path: string, { headers }: HostedFile) =>
    rule(encoded(path), {
      // Not every host knows these by itself.
      ...(/\.(?:md|vcf)$/.test(path) && { 'Content-Type': headers['Content-Type'] ?? '' }),
      'Cache-Control': headers['Cache-Control'] ?? caching.revalidate,
      'Content-Security-Policy': headers['Content-Security-Policy'] ?? filePolicy,
    })
  const rules = [
    rule('/*', securityHeaders),
    rule('/assets/*', { 'Cache-Control': caching.forever, 'Content-Security-Policy': filePolicy }),
    ...[...pages, ...files].filter(([path]) => !path.startsWith('/assets/')).map(([path, file]) => own(path, file)),
    // Netlify may answer these with the page; Cloudflare redirects them all.
    ...otherEndings.flatMap((ending) =>
      [...pages].flatMap(([path, file]) => formOf(path, ending).map((form) => own(form, file))),
    ),
  ]
  return [
    '# Gemaakt door de build (src/hosting). Wijzigingen in dit bestand gaan bij de volgende build verloren.',
    ...rules,
  ].join('\n')
}

/** An address in another form: `/contact` → `/contact.html`; that of the home page only has one. */
const formOf = (path: string, ending: string): string[] =>
  path === '/' ? (ending === '/index.html' ? [ending] : []) : [path + ending]

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${headerValue(value)}`), ''].join('\n')

/**
 * `_redirects`. Other ways to write a page's address (`/x/`, `/x.html`) are not in it: these hosts redirect those
 * themselves, and a rule for them would go round in circles.
 */
function redirectsFile({ redirects, words }: HostTable): string {
  const lines = [...redirects].map(([from, to]) => `${encoded(from)} ${encoded(to)} 301`)
  return [
    '# Oude adressen. Gemaakt door de build (src/hosting).',
    '# Netlify laat een bestand op hetzelfde adres voorgaan, tenzij er een uitroepteken staat.',
    ...lines.map((line) => `${line}!`),
    '# Cloudflare kent het uitroepteken niet en slaat die regels over.',
    ...lines,
    '# Wie naar een woord zoekt, gaat naar die pagina. Cloudflare kent dit niet en toont de pagina zoeken.',
    // A rule is split at spaces, so these are for single words.
    ...[...words].flatMap(([word, to]) =>
      word.includes(' ') ? [] : [`${searchPath} q=${encoded(word)} ${encoded(to)} 302!`],
    ),
    '',
  ].join('\n')
}
