import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherEndings } from '../hosting/addresses.ts'
import { hashOf } from '../store/hash.ts'
import { otherHost } from '../hosting/patterns.ts'
import { expiryWarning, securityTxtPath } from '../hosting/securityTxt.ts'
import type { HostedFile, HostTable } from '../hosting/table.ts'
import { limited } from '../store/limited.ts'
import type { Reply } from './ask.ts'

/** Asks for a whole address, following nothing; nothing when no answer comes. */
type Ask = (url: string) => Promise<Reply | undefined>

/** Something that is not as it was built: on which address, and what about it. */
interface Problem {
  address: string
  message: string
}

/** The built site that is compared with what is online. */
interface Built {
  /** Its folder. */
  dist: string
  table: HostTable
}

/**
 * What is different online from what was built: status, headers and content of every page and file, old addresses,
 * other ways to write an address, unknown addresses, and the way to https and to the site's own name.
 * @param site where the site is asked for, `https://…`; another address than its own when it is only tried there
 * @returns one line for each difference, with the addresses that have it
 */
export async function liveProblems(built: Built, site: string, ask: Ask, now: Date): Promise<string[]> {
  const { pages, files, redirects, missing, origin } = built.table
  const compare = (path: string, status: number, file: HostedFile) => async () =>
    differences(path, status, file, await ask(site + path), built)
  const moved = (from: string, to: string, page?: HostedFile) => async () =>
    leadsTo(from, [site + to, origin + to], await ask(from), page)
  const checks: (() => Promise<Problem[]>)[] = [
    ...[...pages, ...files].map(([path, file]) => compare(path, 200, file)),
    ...['/bestaat-niet', '/pijnklachten/bestaat-niet'].map((path) => compare(path, 404, missing)),
    ...[...redirects].map(([from, to]) => moved(site + from, to)),
    // Some hosts answer these with the page itself.
    ...[...pages].flatMap(([path, page]) =>
      path === '/' ? [] : otherEndings.map((ending) => moved(site + path + ending, path, page)),
    ),
    ...(site === origin ? waysIn(origin).map((from) => moved(`${from}/`, '/')) : []),
    async () => expiry(await ask(site + securityTxtPath), now),
  ]
  const asking = limited(8)
  const answers: Promise<Problem[]>[] = []
  for (const check of checks) {
    const answer = check()
    answers.push(answer)
    await asking.add(answer)
  }
  const problems = (await Promise.all(answers)).flat()
  return [...otherVersion(problems, pages.size), ...grouped(problems)]
}

/** The addresses of the site without TLS and under its other name. */
function waysIn(origin: string): string[] {
  const { host } = new URL(origin)
  return [`http://${host}`, `http://${otherHost(host)}`, `https://${otherHost(host)}`]
}

/** What a file that is online has otherwise than the file that was built. */
function differences(
  address: string,
  status: number,
  file: HostedFile,
  reply: Reply | undefined,
  { dist }: Built,
): Problem[] {
  const about = (message: string): Problem => ({ address, message })
  if (!reply) return [about('geeft geen antwoord')]
  if (reply.status !== status) return [about(`antwoordt met ${reply.status} in plaats van ${status}`)]
  const headers = Object.entries(file.headers).flatMap(([name, value]) => headerMistake(name, value, status, reply))
  const isSame = hashOf(reply.body) === file.hash
  const body = isSame ? [] : [contentMistake, ...changes(readFileSync(join(dist, file.file)), reply.body)]
  return [...headers, ...body].map(about)
}

const contentMistake = 'is niet wat de bouw heeft gemaakt'

function headerMistake(name: string, value: string, status: number, { headers, names }: Reply): string[] {
  const key = name.toLowerCase()
  const sent = String(headers[key] ?? '')
  if (key === 'vary') return /accept-encoding/i.test(sent) ? [] : [`mist ${name}: ${value}`]
  // Hosts that know only their own addresses cannot send it here; the page brings its own.
  if (status === 404 && key === 'content-security-policy' && sent === '') return []
  if (sent === '') return [`mist de header ${name}`]
  if (names.filter((each) => each === key).length > 1) return [`stuurt de header ${name} meer dan eens`]
  const plain = (text: string) => (key === 'content-type' ? text.toLowerCase().replaceAll(' ', '') : text)
  return plain(sent) === plain(value) ? [] : [`stuurt de header ${name} anders dan de bouw hem maakte`]
}

/**
 * What is wrong with where an address leads.
 * @param targets where it may lead
 * @param page what may be answered instead of leading there
 */
function leadsTo(address: string, targets: string[], reply: Reply | undefined, page?: HostedFile): Problem[] {
  if (!reply) return [{ address, message: 'geeft geen antwoord' }]
  const { status, headers, body } = reply
  const policy = page?.headers['Content-Security-Policy']
  if (page && status === 200 && hashOf(body) === page.hash && headers['content-security-policy'] === policy) return []
  const to = URL.canParse(headers.location ?? '', address) ? new URL(headers.location ?? '', address).href : ''
  const isWhole = [301, 308].includes(status) && targets.some((target) => to === new URL(target).href)
  return isWhole ? [] : [{ address, message: `leidt niet in één stap en voorgoed naar ${targets[0]}` }]
}

/** What there is to say about the day on which security.txt ends; that it is gone, is said of it as of any file. */
function expiry(reply: Reply | undefined, now: Date): Problem[] {
  const message = reply?.status === 200 ? expiryWarning(reply.body.toString(), now) : undefined
  return message === undefined ? [] : [{ address: securityTxtPath, message }]
}

/** What stands first when nearly all pages differ: then nobody harmed the site, but another version is online. */
function otherVersion(problems: Problem[], pages: number): string[] {
  const differing = problems.filter(({ message }) => message === contentMistake).length
  return differing > pages / 2
    ? ['Bijna elke pagina wijkt af. Staat er een andere versie online, bouw dan eerst die versie en kijk opnieuw.']
    : []
}

/** One line for each message, with the first addresses that have it. */
function grouped(problems: Problem[]): string[] {
  const messages = new Set(problems.map(({ message }) => message))
  return [...messages].map((message) => {
    const found = problems.filter((problem) => problem.message === message).map(({ address }) => address)
    const more = found.length > 3 ? ` en ${found.length - 3} andere adressen` : ''
    return `${found.slice(0, 3).join(', ')}${more}: ${message}`
  })
}

/** What was done to a page on its way to the visitor, where that can be told, and how to stop it. */
function changes(built: Buffer, online: Buffer): string[] {
  const [before, after] = [built.toString(), online.toString()]
  return kinds.flatMap(({ pattern, message }) =>
    foundIn(before, pattern) === foundIn(after, pattern) ? [] : [message],
  )
}

const foundIn = (html: string, pattern: RegExp): string => (html.match(pattern) ?? []).toSorted().join('\n')

const kinds: readonly { pattern: RegExp; message: string }[] = [
  {
    pattern: /mailto:[^"?]*/g,
    message: 'heeft andere maillinks dan gebouwd; zet bij Cloudflare “Email Address Obfuscation” uit',
  },
  { pattern: /tel:[^"]*/g, message: 'heeft andere belnummers dan gebouwd' },
  {
    pattern: /<script\b[^>]*>/g,
    message: 'heeft andere scripts dan gebouwd; zet bij de host alles uit dat scripts toevoegt of verandert',
  },
]
