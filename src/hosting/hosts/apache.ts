import { contentTypes, textExtensions } from '../contentTypes.ts'
import { encodings } from '../compress.ts'
import { addressPattern, encoded, headerValue, hostOf, literal, otherHost } from '../patterns.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import type { HostTable, HostedFile } from '../table.ts'
import type { Host } from './host.ts'

/** Apache 2.4 as shared hosting has it: all it needs stands in one file at the root of the site. */
export const apache: Host = { inSite: true, files: { '.htaccess': htaccess } }

const block = (module: string, lines: string[]): string =>
  [`<IfModule ${module}>`, ...lines.map((line) => `  ${line}`), '</IfModule>'].join('\n')

function htaccess(table: HostTable): string {
  return [
    '# Gemaakt door de build (src/hosting). Wijzigingen in dit bestand gaan bij de volgende build verloren.',
    `ErrorDocument 404 /${table.missing.file}`,
    ...needed.map(refusal),
    block('mod_negotiation.c', ['Options -MultiViews']),
    block('mod_autoindex.c', ['Options -Indexes']),
    block('mod_dir.c', ['DirectorySlash Off', 'DirectoryIndex index.html']),
    block('mod_mime.c', types()),
    // What the host says about keeping would go along with every redirect, beside ours.
    block('mod_expires.c', ['ExpiresActive Off']),
    block('mod_headers.c', headers(table)),
    block('mod_rewrite.c', rewriting(table, hostOf(table.origin))),
    '',
  ].join('\n')
}

/** Without these the site would be shown unprotected, without its pages, or as plain text. */
const needed = [
  ['headers', 'De beveiliging van de site'],
  ['rewrite', 'Elke pagina behalve de eerste'],
  ['mime', 'Het soort van elk bestand'],
] as const

/** A host that lacks a module says so in words, instead of a site that seems to work. */
const refusal = ([module, purpose]: (typeof needed)[number]): string =>
  block(`!mod_${module}.c`, [
    `ErrorDocument 503 "Deze site staat uit: de server mist mod_${module}. ${purpose} hangt daarvan af. Vraag uw hosting om mod_${module}."`,
    'RedirectMatch 503 ^',
  ])

/** Types by extension; `.br` is also a language and `.gz` a type of its own, which these files are not. */
const types = (): string[] => [
  ...contentTypes.map(([extension, type]) => `AddType ${type.split(';')[0]} ${extension}`),
  `AddCharset utf-8 ${contentTypes.flatMap(([extension, type]) => (type.includes('utf-8') ? extension : [])).join(' ')}`,
  'RemoveLanguage .br',
  'RemoveType .gz .br',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
]

function headers({ pages, missing }: HostTable): string[] {
  const set = (name: string, value: string, when = '') => [
    `Header always set ${name} ${quoted(value)}${when && ` "expr=${when}"`}`,
  ]
  const sent = (pattern: string) => `%{REQUEST_URI} =~ m#^${pattern}$#`
  const fileOf = ({ file }: HostedFile) => sent(`/${literal(file)}(?:\\.(?:br|gz))?`)
  const names = [...Object.keys(securityHeaders), 'Content-Security-Policy', 'Cache-Control', 'Expires']
  return [
    // What the host sets by itself stands in another list, and would be sent beside ours.
    ...names.map((name) => `Header unset ${name}`),
    ...Object.entries(securityHeaders).flatMap(([name, value]) => set(name, value)),
    ...set('Content-Security-Policy', filePolicy),
    ...[...pages.values(), missing].flatMap((page) =>
      set('Content-Security-Policy', page.headers['Content-Security-Policy'] ?? filePolicy, fileOf(page)),
    ),
    ...set('Cache-Control', caching.revalidate),
    ...set('Cache-Control', caching.forever, sent('/assets/.*')),
    ...set('Cache-Control', caching.never, '%{REQUEST_STATUS} -ge 400'),
    ...set('Allow', 'GET, HEAD', '%{REQUEST_STATUS} -eq 405'),
    `Header always merge Vary Accept-Encoding "expr=${sent(`.*(?:${textExtensions.map(literal).join('|')})(?:\\.(?:br|gz))?`)}"`,
  ]
}

function rewriting({ pages, redirects, missing }: HostTable, host: string): string[] {
  const nested = [...pages.keys()].filter((path) => path !== '/').map((path) => literal(path.slice(1)))
  const moves = [...[...pages.keys()].map((path) => [path, path] as const), ...redirects]
  return [
    'RewriteEngine On',
    '# Wat hieronder al is herschreven, blijft zoals het is.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [END]',
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    '# Naar https op dezelfde naam, daarna naar de naam van de site.',
    `RewriteCond %{HTTP_HOST} ^(${literal(host)}|${literal(otherHost(host))})(?::80)?$ [NC]`,
    // Only what the proxy nearest to the visitor says counts: it stands first.
    'RewriteRule ^ - [E=OURS:%1]',
    'RewriteCond %{ENV:OURS} !^$',
    'RewriteCond %{HTTPS} !=on',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !^\\s*https\\s*(?:,|$) [NC]',
    'RewriteRule ^ https://%{ENV:OURS}%{REQUEST_URI} [R=301,L]',
    `RewriteCond %{HTTP_HOST} ^${literal(otherHost(host))}$ [NC]`,
    `RewriteRule ^ https://${host}%{REQUEST_URI} [R=301,L]`,
    '# Pagina’s en bestanden, samengeperst als de browser dat aankan.',
    ...compressed('^$', 'index.html', '%{REQUEST_FILENAME}index.html'),
    'RewriteRule ^$ /index.html [END]',
    ...compressed(`^(${nested.join('|')})$`, '$1.html', '%{REQUEST_FILENAME}.html'),
    `RewriteRule ^(${nested.join('|')})$ /$1.html [END]`,
    '# Oude adressen en andere schrijfwijzen van een pagina: naar het ene adres, in één stap.',
    // Never to a host that only the request names; on one's own machine the site has no other name.
    `RewriteRule ^ - [E=ORIGIN:https://${host}]`,
    'RewriteCond %{HTTP_HOST} ^(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?$',
    'RewriteRule ^ - [E=ORIGIN:http://%{HTTP_HOST}]',
    ...moves.map(
      ([from, to]) =>
        `RewriteRule ^${addressPattern(from).slice(1)}$ %{ENV:ORIGIN}${encoded(to).replaceAll('%', '\\%')} [NC,NE,R=301,L]`,
    ),
    '# Wat geen bestand van de site is, bestaat niet.',
    `RewriteRule ^(?:${literal(missing.file)}|_.*|(?:.*/)?\\.(?!well-known/).*|.*\\.(?:br|gz))$ - [R=404,L]`,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ - [R=404,L]',
    ...compressed(`^(.+(?:${textExtensions.map(literal).join('|')}))$`, '$1', '%{REQUEST_FILENAME}'),
  ]
}

/** Sends the compressed file beside a file, when there is one and the browser takes it (`q=0` means it doesn't). */
const compressed = (pattern: string, file: string, path: string): string[] =>
  encodings.flatMap(({ name, extension }) => [
    `RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${name}\\s*(?:$|,|;\\s*q=(?:1|0?\\.0*[1-9]))`,
    `RewriteCond ${path}${extension} -f`,
    `RewriteRule ${pattern} /${file}${extension} [E=no-gzip:1,E=no-brotli:1,END]`,
  ])

/** A header's value as mod_headers takes it: between quotes, in which `%` begins a field. */
const quoted = (value: string): string => `"${headerValue(value).replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`
