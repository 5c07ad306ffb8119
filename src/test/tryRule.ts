import { readFolder, withTexts } from '../check/files.ts'
import { applyToSite, applyToText, mistakesOfSite, warningsOfSite } from '../check/judge.ts'
import { knownOf } from '../check/known.ts'
import { byPlace, formatProblem } from '../check/problems.ts'
import { readPage } from '../check/readPage.ts'
import type { Prose } from '../check/prose.ts'
import type { ProseRule, SiteRule, TextRule } from '../check/rule.ts'
import { siteOf } from '../check/site.ts'
import { once } from '../content/once.ts'
import { openMemory } from '../store/memory.ts'
import { example, exampleRoot } from './example.ts'

/** A small site that texts under test can refer to. */
export const smallSite = knownOf({
  pages: [
    readPage('content/index.mdx', ''),
    readPage('content/contact.mdx', '{'),
    readPage('content/massage.mdx', '## Kop'),
    readPage('content/locations.mdx', '<LocatiesUitgebreid />'),
    readPage('content/pijnklachten/rug.mdx', '## Oefeningen\n\n## Één vraag'),
  ],
  partials: [readPage('content/_delen/lokale-tekst.mdx', '## In de buurt')],
  redirects: [
    { from: '/oud', to: '/contact', place: () => ({ file: 'content/omleidingen.yaml', line: 1, column: 1 }) },
  ],
  files: ['/folder.pdf', '/folders/rug.pdf'],
  pictures: ['hero', 'pijn-rug', 'stil'],
  described: ['hero', 'pijn-rug', 'https://beelden.example/logo.svg'],
  facts: { ...example.facts, origin: 'https://www.praktijk.example', pictureHosts: ['beelden.example'] },
  places: { towns: ['enschede', 'glanerbrug'], region: 'twente' },
})

/** Says nothing of a text: for pages under test that must have frontmatter. */
const frontmatterLines = [
  'title: Massage in Enschede',
  'meta: "Ontspanningsmassage, triggerpoint en bindweefsel. Lees wat we doen en maak een afspraak."',
  'kind: overzicht',
  'heading: Massage',
  'lead: Rust voor uw spieren.',
  'closing: { heading: Een afspraak maken?, text: Bel ons. }',
]

/** A page with that frontmatter, in which the line that begins with a word of `changes` is another; new ones are added. */
export function pageWith(changes: Readonly<Record<string, string>>, body = 'Tekst.'): string {
  const lines = frontmatterLines.map((line) => changes[line.split(':')[0] ?? ''] ?? line)
  const added = Object.values(changes).filter((line) => !lines.includes(line))
  return `---\n${[...lines, ...added].join('\n')}\n---\n\n${body}\n`
}

/** What a rule says of the text of /massage, each problem as `line:column message`. */
export const saidOf = (rule: TextRule, source: string, known = smallSite): string[] =>
  applyToText([rule], readPage('content/massage.mdx', source), known).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )

/** What a rule says of a piece of running text, each problem as `offset message`. */
export function saidOfProse(rule: ProseRule, text: string, fields: Prose['fields'] = []): string[] {
  const said: string[] = []
  const piece: Prose = { file: '', text, kind: 'paragraph', fields, source: text, start: 0, end: text.length }
  rule(piece, (offset, message) => said.push(`${offset} ${message}`))
  return said
}

const folder = readFolder(exampleRoot)

/** The text of a file of the example. */
export const exampleText = (name: string): string => folder.texts.get(name) ?? ''

/**
 * All that is said of the example after some changes, mistakes and warnings, each as `file:line:column  message`; not
 * what is said of it as it is.
 * @param changes new texts by the names of files in content/
 */
export const allSaid = (changes: Readonly<Record<string, string>>): string[] =>
  saidOfTexts(changes).filter((message) => !saidOfExample().has(message))

/** What was judged before need not be judged again. */
const judged = openMemory()
const saidOfExample = once(() => new Set(saidOfTexts({})))

function saidOfTexts(changes: Readonly<Record<string, string>>): string[] {
  const site = siteOf(withTexts(folder, Object.entries(changes)))
  const said = [mistakesOfSite, warningsOfSite].flatMap((judge) => judge(site, judged))
  return said.toSorted(byPlace).map(formatProblem)
}

/**
 * What a rule says of the example after some changes, each problem as `file:line:column  message`.
 * @param changes new texts by the names of files in content/; nothing where a file is taken away
 * @param others files and links beside them
 */
export function saidOfSite(
  rule: SiteRule,
  changes: Readonly<Record<string, string | undefined>> = {},
  others: Partial<Pick<typeof folder, 'published' | 'shortcuts' | 'pictures' | 'drawings' | 'verifications'>> = {},
): string[] {
  const texts = new Map(folder.texts)
  const content = new Set(folder.content)
  for (const [name, text] of Object.entries(changes)) {
    if (text === undefined) content.delete(name)
    else content.add(name)
    if (text === undefined) texts.delete(name)
    else if (/\.(?:mdx|yaml|lock)$/.test(name)) texts.set(name, text)
  }
  const site = siteOf({ ...folder, content: [...content].toSorted(), texts, ...others })
  return applyToSite(site, [rule]).map(formatProblem)
}
