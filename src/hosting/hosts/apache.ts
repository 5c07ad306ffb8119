import { onceFor } from '../../content/once.ts'
import { searchPath } from '../addresses.ts'
import { contentTypes, textExtensions } from '../contentTypes.ts'
import { encodings } from '../compress.ts'
import { addressPattern, encoded, headerValue, hostOf, literal, otherHost, wordPattern } from '../patterns.ts'
import { carriedFiles } from '../placed.ts'
import type { Placed } from '../placed.ts'
import { filePolicy } from '../policy.ts'
import { caching, securityHeaders } from '../securityHeaders.ts'
import { movesOf } from '../table.ts'
import type { HostedFile } from '../table.ts'
import type { Host } from './host.ts'

/** Apache 2.4 as shared hosting has it: all it needs stands in one file at the root of the site. */
export const apache: Host = { inSite: true, files: { '.htaccess': (table) => htaccess({ table, folder: '' }) } }

const block = (module: string, lines: string[]): string =>
  [`<IfModule ${module}>`, ...lines.map((line) => `  ${line}`), '</IfModule>'].join('\n')

/**
 * The rules for a site in the root of the host, or in a folder of it.
 * @param before the site that it takes the place of: what a request began with that one ends with its policies
 */
export function htaccess(now: Placed, before?: Placed): string {
  return [
    '# Gemaakt door de build (src/hosting). Wijzigingen in dit bestand gaan bij de volgende build verloren.',
    `ErrorDocument 404 /${now.folder}${now.table.missing.file}`,
    ...needed.map(refusal),
    block('mod_negotiation.c', ['Options -MultiViews']),
    block('mod_autoindex.c', ['Options -Indexes']),
    block('mod_dir.c', ['DirectorySlash Off', 'DirectoryIndex index.html']),
    block('mod_mime.c', types()),
    // What the host says about keeping would go along with every redirect, beside ours.
    block('mod_expires.c', ['ExpiresActive Off']),
    block('mod_headers.c', headerRules(before ? [now, before] : [now])),
    block('mod_rewrite.c', rewriting(now, before, hostOf(now.table.origin))),
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

function headerRules(sites: readonly Placed[]): string[] {
  const set = (name: string, value: string, when = '') => [
    `Header always set ${name} ${quoted(value)}${when && ` "expr=${when}"`}`,
  ]
  const sent = (pattern: string) => `%{REQUEST_URI} =~ m#^${pattern}$#`
  const policy = (folder: string, { file, headers: { 'Content-Security-Policy': own = filePolicy } }: HostedFile) =>
    set('Content-Security-Policy', own, sent(`/${literal(folder + file)}(?:\\.(?:br|gz))?`))
  const names = [...Object.keys(securityHeaders), 'Content-Security-Policy', 'Cache-Control', 'Expires']
  return [
    // What the host sets by itself stands in another list, and would be sent beside ours.
    ...names.map((name) => `Header unset ${name}`),
    ...Object.entries(securityHeaders).flatMap(([name, value]) => set(name, value)),
    ...set('Content-Security-Policy', filePolicy),
    ...sites.flatMap(({ table: { pages, missing }, folder }) =>
      [...pages.values(), missing].flatMap((page) => policy(folder, page)),
    ),
    ...set('Cache-Control', caching.revalidate),
    ...set(
      'Cache-Control',
      caching.forever,
      sent(`/(?:${sites.map(({ folder }) => literal(folder)).join('|')})assets/.*`),
    ),
    ...set('Cache-Control', caching.never, '%{REQUEST_STATUS} -ge 400'),
    ...set('Allow', 'GET, HEAD', '%{REQUEST_STATUS} -eq 405'),
    `Header always merge Vary Accept-Encoding "expr=${sent(`.*(?:${textExtensions.map(literal).join('|')})(?:\\.(?:br|gz))?`)}"`,
  ]
}

function rewriting(now: Placed, before: Placed | undefined, host: string): string[] {
  const { pages, words } = now.table
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
    '# Wie naar een woord zoekt dat de site kent, gaat naar die pagina.',
    // Never to a host that only the request names; on one's own machine the site has no other name.
    `RewriteRule ^ - [E=ORIGIN:https://${host}]`,
    'RewriteCond %{HTTP_HOST} ^(?:localhost|127\\.0\\.0\\.1|\\[::1\\])(?::\\d+)?$',
    'RewriteRule ^ - [E=ORIGIN:http://%{HTTP_HOST}]',
    ...searches(words),
    '# Pagina’s en bestanden, samengeperst als de browser dat aankan.',
    ...sending(
      [...pages].filter(([path]) => path === '/'),
      now.folder,
      'index.html',
    ),
    ...sending(
      [...pages].filter(([path]) => path !== '/'),
      now.folder,
      '$1.html',
    ),
    ...sending([...now.table.files], now.folder, '$1'),
    ...(before ? sending(carriedFiles(now, before), before.folder, '$1') : []),
    '# Oude adressen en andere schrijfwijzen van een pagina: naar het ene adres, in één stap.',
    ...movesOf(now.table).map(
      ([from, to]) =>
        `RewriteRule ^${addressPattern(from).slice(1)}$ %{ENV:ORIGIN}${encoded(to).replaceAll('%', '\\%')} [NC,NE,R=301,L]`,
    ),
    '# Hiermee ziet wie certificaten uitgeeft van wie de site is (RFC 8555, 8.3).',
    'RewriteRule ^\\.well-known/acme-challenge/[\\w-]+$ - [END]',
    '# Wat hierboven niet staat, bestaat niet; ook niet als het er nog ligt.',
    'RewriteRule ^ - [R=404,L]',
  ]
}

/** For each page the words that lead there from the page to search; the first `q` of a query counts. */
function searches(words: ReadonlyMap<string, string>): string[] {
  const ofPages = new Map<string, string[]>()
  for (const [word, page] of words) onceFor(ofPages, page, () => []).push(wordPattern(word))
  return [...ofPages].flatMap(([to, patterns]) => [
    `RewriteCond %{QUERY_STRING} ^(?:(?!q=)[^&]*&)*q=(?:${patterns.join('|')})(?:&|$) [NC]`,
    `RewriteRule ^${literal(searchPath.slice(1))}$ %{ENV:ORIGIN}${encoded(to).replaceAll('%', '\\%')} [NE,QSD,R=302,L]`,
  ])
}

/**
 * Sends what stands in the table, compressed where it was and the browser takes that (`q=0` means it doesn't).
 * @param target the file, with `$1` for the address without its slash
 */
function sending(entries: readonly (readonly [path: string, file: HostedFile])[], folder: string, target: string) {
  const rule = (found: typeof entries, extension: string, flags: string): string[] =>
    found.length === 0
      ? []
      : [
          `RewriteRule ^(${found.map(([path]) => literal(path.slice(1))).join('|')})$ /${folder}${target}${extension} [${flags}]`,
        ]
  const packed = entries.filter(([, { headers }]) => headers['Vary'] !== undefined)
  return [
    ...encodings.flatMap(({ name, extension }) =>
      rule(packed, extension, 'E=no-gzip:1,E=no-brotli:1,END').flatMap((line) => [
        `RewriteCond %{HTTP:Accept-Encoding} (?:^|,)\\s*${name}\\s*(?:$|,|;\\s*q=(?:1|0?\\.0*[1-9]))`,
        line,
      ]),
    ),
    ...rule(entries, '', 'END'),
  ]
}

/** A header's value as mod_headers takes it: between quotes, in which `%` begins a field. */
const quoted = (value: string): string => `"${headerValue(value).replace(/["\\]/g, '\\$&').replaceAll('%', '%%')}"`
