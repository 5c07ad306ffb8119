import type { HostTable, HostedFile } from '../table.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import type { Headers } from '../securityHeaders.ts'
import type { Host } from './host.ts'

/** Netlify and Cloudflare Pages. */
export const netlify: Host = { inSite: true, files: { _headers: headersFile, _redirects: redirectsFile } }

const rule = (pattern: string, headers: Headers): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/**
 * `_headers` for Netlify and Cloudflare Pages. Where two rules match, these hosts join the values of the same header
 * with a comma, so no header stands in two rules that can match one address. An unknown address only matches
 * `/*`; its policy therefore stands in 404.html itself.
 */
function headersFile({ pages, files }: HostTable): string {
  const own = ([path, { headers }]: readonly [string, HostedFile]) =>
    rule(path, {
      'Cache-Control': headers['Cache-Control'] ?? caching.revalidate,
      'Content-Security-Policy': headers['Content-Security-Policy'] ?? filePolicy,
    })
  return [
    '# Gemaakt door de build (src/hosting). Wijzigingen in dit bestand gaan bij de volgende build verloren.',
    rule('/*', securityHeaders),
    rule('/assets/*', { 'Cache-Control': caching.forever, 'Content-Security-Policy': filePolicy }),
    ...[...pages, ...files].filter(([path]) => !path.startsWith('/assets/')).map(own),
  ].join('\n')
}

/**
 * `_redirects` for Netlify and Cloudflare Pages. Other ways to write a page's address (`/x/`, `/x.html`) are not in
 * it: these hosts redirect those themselves, and a rule for them would go round in circles.
 */
function redirectsFile({ redirects }: HostTable): string {
  return [
    '# Oude adressen. Gemaakt door de build (src/hosting).',
    '# Netlify laat een bestand op hetzelfde adres voorgaan, tenzij er een uitroepteken staat.',
    ...[...redirects].map(([from, to]) => `${from} ${to} 301!`),
    '# Cloudflare kent het uitroepteken niet en slaat die regels over.',
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
    '',
  ].join('\n')
}
