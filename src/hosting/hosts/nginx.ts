import { contentTypes } from '../../content/contentTypes.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import { addressPattern, literal, otherHost } from '../patterns.ts'
import type { HostTable } from '../table.ts'
import type { Host } from './host.ts'

export const nginx: Host = {
  inSite: false,
  files: {
    'nginx.conf': (table, origin) => {
      const site = `/var/www/${new URL(origin).hostname}`
      return [
        '# Gemaakt door de build (src/hosting), samen met dist/. Hoort in /etc/nginx/conf.d/ en gaat mee met elke nieuwe versie.',
        `# De site staat in ${site}; pas die map en de plaats van de certificaten zo nodig aan.`,
        nginxConfig(table, { root: site, origin, brotli: false }),
      ].join('\n')
    },
  },
}

/** Where nginx listens and finds the site. */
export interface NginxPlace {
  /** The built site on the server. */
  root: string
  /** The site's origin, `https://…`; without it the site is served plainly on `listen`. */
  origin?: string
  /** Address and port for a server without TLS. */
  listen?: string
  /** Whether the module for Brotli is there (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean
}

/** A configuration for nginx 1.18 or newer, to be included in its `http` block. */
export function nginxConfig(table: HostTable, place: NginxPlace): string {
  const servers = place.origin
    ? secureServers(table, new URL(place.origin).hostname, place)
    : server([`listen ${place.listen ?? '80'};`, ...answers(table, place)])
  return `${[...maps(table), servers].join('\n')}\n`
}

/** What depends on the file that is sent, and where other ways to write an address lead. */
function maps({ pages, redirects, missing }: HostTable): string[] {
  const policies = [...pages.values(), missing].map(
    ({ file, headers }) => `  "~^/${literal(file)}$" "${headers['Content-Security-Policy']}";`,
  )
  const moved = [...[...pages.keys()].map((path) => [path, path] as const), ...redirects].map(
    ([from, to]) => `  "~*^${addressPattern(from)}$" ${to};`,
  )
  return [
    'map $uri $praktijk_beleid {',
    `  default "${filePolicy}";`,
    ...policies,
    '}',
    'map $uri $praktijk_bewaren {',
    `  default "${caching.revalidate}";`,
    `  "~^/assets/" "${caching.forever}";`,
    `  "~^/${literal(missing.file)}$" "${caching.never}";`,
    '}',
    'map $uri $praktijk_naar {',
    '  default "";',
    ...moved,
    '}',
    'map $status $praktijk_methoden {',
    '  default "";',
    '  405 "GET, HEAD";',
    '}',
    // An answer that turns out to be a 416 has its headers already, and would get them again.
    ...sent.map(
      ([, value], index) => `map $status $praktijk_header_${index} { volatile; default "${value}"; 416 ""; }`,
    ),
  ]
}

/** The headers of every answer, with their value or the variable that holds it. */
const sent: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(securityHeaders),
  ['Content-Security-Policy', '$praktijk_beleid'],
  ['Cache-Control', '$praktijk_bewaren'],
]

/** The body of the server that has the site. */
function answers({ pages, missing }: HostTable, { root, brotli }: NginxPlace): string[] {
  const nested = [...pages.keys()].filter((path) => path !== '/').map((path) => literal(path.slice(1)))
  return [
    `root ${root};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'etag on;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    brotli ? 'brotli_static on;' : '# brotli_static on; # met het pakket libnginx-mod-http-brotli-static',
    'types {',
    ...contentTypes.map(([extension, type]) => `  "${type}" ${extension.slice(1)};`),
    '}',
    ...sent.map(([name], index) => `add_header ${name} $praktijk_header_${index} always;`),
    'add_header Allow $praktijk_methoden always;',
    'if ($request_method !~ ^(GET|HEAD)$) {',
    '  return 405;',
    '}',
    `error_page 404 /${missing.file};`,
    `location = /${missing.file} {`,
    '  internal;',
    '}',
    'location = / {',
    '  try_files /index.html =404;',
    '}',
    `location ~ ^/(?:${nested.join('|')})$ {`,
    '  try_files $uri.html =404;',
    '}',
    'location ~ (?:^/_|/\\.(?!well-known/)|\\.(?:br|gz)$) {',
    '  return 404;',
    '}',
    'location / {',
    '  if ($praktijk_naar) {',
    '    return 301 $praktijk_naar$is_args$args;',
    '  }',
    '  try_files $uri =404;',
    '}',
  ]
}

/** The site over TLS, and the servers that lead there: first to https on the same host, then to the site's host. */
function secureServers(table: HostTable, host: string, place: NginxPlace): string {
  const tls = [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ]
  const other = otherHost(host)
  return [
    server(['listen 80;', 'listen [::]:80;', `server_name ${host} ${other};`, 'return 301 https://$host$request_uri;']),
    server([
      ...tls,
      `server_name ${other};`,
      ...Object.entries(securityHeaders).map(([name, value]) => `add_header ${name} "${value}" always;`),
      `return 301 https://${host}$request_uri;`,
    ]),
    server([...tls, `server_name ${host};`, ...answers(table, place)]),
  ].join('\n')
}

const server = (lines: string[]): string => ['server {', ...lines.map((line) => `  ${line}`), '}'].join('\n')
