import { searchPath } from '../addresses.ts'
import { contentTypes } from '../contentTypes.ts'
import { addressPattern, encoded, wordPattern, headerValue, hostOf, literal, otherHost } from '../patterns.ts'
import { carriedFiles } from '../placed.ts'
import type { Placed } from '../placed.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import { movesOf } from '../table.ts'
import type { Host } from './host.ts'

export const nginx: Host = {
  inSite: false,
  files: {
    'nginx.conf': (table) => {
      const root = `/var/www/${hostOf(table.origin)}`
      return [
        '# Gemaakt door de build (src/hosting), samen met dist/. Hoort in /etc/nginx/conf.d/ en gaat mee met elke nieuwe versie.',
        `# De site staat in ${root}; pas die map en de plaats van de certificaten zo nodig aan.`,
        nginxConfig({ table, folder: '' }, { root, brotli: false }),
      ].join('\n')
    },
  },
}

/** Where nginx listens and finds the site. */
export interface NginxPlace {
  /** The built site on the server. */
  root: string
  /** Address and port of a server without TLS, for one's own machine; otherwise the site is served over https. */
  listen?: string
  /** Whether the module for Brotli is there (Debian: libnginx-mod-http-brotli-static). */
  brotli: boolean
}

/**
 * A configuration for nginx 1.18 or newer, to be included in its `http` block.
 * @param before the site that it takes the place of, in another folder
 */
export function nginxConfig(now: Placed, place: NginxPlace, before?: Placed): string {
  const own = answers(now, place, before)
  const servers = place.listen
    ? server([`listen ${place.listen};`, ...own])
    : secureServers(hostOf(now.table.origin), own)
  return `${[...maps(now, before), servers].join('\n')}\n`
}

/** The headers of every answer, with their value or the variable that holds it. */
const sent: readonly (readonly [name: string, value: string])[] = [
  ...Object.entries(securityHeaders).map(([name, value]) => [name, quoted(value)] as const),
  ['Content-Security-Policy', '$praktijk_beleid'],
  ['Cache-Control', '$praktijk_bewaren'],
]

/** What every server says; nothing else in a server may add a header, since nginx would then forget these. */
const everywhere = (): string[] => [
  'server_tokens off;',
  ...sent.map(([name], index) => `add_header ${name} $praktijk_header_${index} always;`),
]

/** What depends on the file that is sent, and where other ways to write an address lead. */
function maps({ table, folder }: Placed, before?: Placed): string[] {
  const { pages, words, missing } = table
  const policies = [...pages.values(), missing].map(
    ({ file, headers }) =>
      `"~^/${literal(folder + file)}$" ${quoted(headers['Content-Security-Policy'] ?? filePolicy)};`,
  )
  const moved = movesOf(table).map(([from, to]) => `"~*^${addressPattern(from)}$" ${encoded(to)};`)
  return [
    ...map('$uri', '$praktijk_beleid', [`default ${quoted(filePolicy)};`, ...policies]),
    ...map('$uri', '$praktijk_bewaren', [
      `default ${quoted(caching.revalidate)};`,
      ...[folder, ...(before ? [before.folder] : [])].map(
        (place) => `"~^/${literal(place)}assets/" ${quoted(caching.forever)};`,
      ),
      `"~^/${literal(folder + missing.file)}$" ${quoted(caching.never)};`,
    ]),
    ...map('$uri', '$praktijk_naar', ['default "";', ...moved]),
    ...map('$arg_q', '$praktijk_gezocht', [
      'default "";',
      ...[...words].map(([word, to]) => `"~*^${wordPattern(word)}$" ${encoded(to)};`),
    ]),
    ...map('$status', '$praktijk_methoden', ['default "";', '405 "GET, HEAD";']),
    // An answer that turns out to be a 416 has its headers already, and would get them again.
    ...sent.flatMap(([, value], index) =>
      map('$status', `$praktijk_header_${index}`, ['volatile;', `default ${value};`, '416 "";']),
    ),
  ]
}

const map = (from: string, to: string, lines: string[]): string[] => [
  `map ${from} ${to} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
]

/** The body of the server that has the site. */
function answers(now: Placed, { root, brotli }: NginxPlace, before?: Placed): string[] {
  const missing = `/${now.folder}${now.table.missing.file}`
  return [
    `root ${quoted(root)};`,
    ...everywhere(),
    'add_header Allow $praktijk_methoden always;',
    'absolute_redirect off;',
    'etag on;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    brotli ? 'brotli_static on;' : '# brotli_static on; # met het pakket libnginx-mod-http-brotli-static',
    'types {',
    ...contentTypes.map(([extension, type]) => `  "${type}" ${extension.slice(1)};`),
    '}',
    'if ($request_method !~ ^(GET|HEAD)$) {',
    '  return 405;',
    '}',
    `error_page 404 ${missing};`,
    `location = ${missing} {`,
    '  internal;',
    '}',
    // Only what stands in the table is sent, whatever else there may lie in the folder.
    ...[...now.table.pages.keys()].map((path) => sending(path, now, path === '/' ? '/index.html' : '$uri.html')),
    ...[...now.table.files.keys()].map((path) => sending(path, now, '$uri')),
    ...(before ? carriedFiles(now, before).map(([path]) => sending(path, before, '$uri')) : []),
    '# Hiermee ziet wie certificaten uitgeeft van wie de site is (RFC 8555, 8.3).',
    'location ^~ /.well-known/acme-challenge/ {',
    '  try_files $uri =404;',
    '}',
    'location / {',
    '  if ($praktijk_naar) {',
    '    return 301 $praktijk_naar$is_args$args;',
    '  }',
    '  return 404;',
    '}',
  ]
}

/** An address that gets a file. @param file from the folder of the site; `$uri` is the address */
const sending = (path: string, { folder }: Placed, file: string): string =>
  `location = ${address(path)} { ${path === searchPath ? asked : ''}try_files ${folder && `/${folder.slice(0, -1)}`}${file} =404; }`

/** Whoever asks the page to search for a word that it knows goes to the page of the word. */
const asked = 'if ($praktijk_gezocht) { return 302 $praktijk_gezocht; } '

/** For TLS 1.2 those with forward secrecy that also guard what they encrypt; TLS 1.3 has no others. */
const ciphers = ['AES128-GCM-SHA256', 'AES256-GCM-SHA384', 'CHACHA20-POLY1305'].flatMap((cipher) => [
  `ECDHE-ECDSA-${cipher}`,
  `ECDHE-RSA-${cipher}`,
])

/**
 * The site over TLS, and the servers that lead there: first to https on the same host, then to the site's host. Whoever
 * asks for another host gets no answer; that server stands first, since nginx gives it what no other server names.
 */
function secureServers(host: string, own: readonly string[]): string {
  const plain = ['listen 80;', 'listen [::]:80;']
  const tls = [
    'listen 443 ssl http2;',
    'listen [::]:443 ssl http2;',
    `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    `ssl_ciphers ${ciphers.join(':')};`,
    'ssl_prefer_server_ciphers off;',
    'ssl_session_tickets off;',
  ]
  const other = otherHost(host)
  return [
    server([...plain, ...tls, 'server_name "";', 'server_tokens off;', 'return 444;']),
    server([...plain, `server_name ${host} ${other};`, ...everywhere(), 'return 301 https://$host$request_uri;']),
    server([...tls, `server_name ${other};`, ...everywhere(), `return 301 https://${host}$request_uri;`]),
    server([...tls, `server_name ${host};`, ...own]),
  ].join('\n')
}

const server = (lines: string[]): string => ['server {', ...lines.map((line) => `  ${line}`), '}'].join('\n')

/** A text as nginx takes it between quotes. Throws for `$`, for which it knows no escape. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx kan dit niet letterlijk lezen: ${text}`)
  return `"${headerValue(text).replace(/["\\]/g, '\\$&')}"`
}

/** An address as nginx takes it between quotes, whatever it holds. */
const address = (path: string): string =>
  `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`
