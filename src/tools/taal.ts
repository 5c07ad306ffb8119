import { writeFileSync } from 'node:fs'
import { readIfThere } from '../check/disk.ts'
import { readFolder } from '../check/files.ts'
import { placeIn, proseOf, yamlProse } from '../check/prose.ts'
import type { Prose } from '../check/prose.ts'
import { formatFor } from '../check/problems.ts'
import type { Problem } from '../check/problems.ts'
import { silentLines } from '../check/silence.ts'
import { siteOf } from '../check/site.ts'
import { filesWithWords } from '../content/dataFiles.ts'
import { openSpeller } from './speller.ts'

const ownWords = 'content/woorden.txt'

/**
 * Says which words of the content are in no dictionary: those of pages, cells, blocks, fields, and files of words.
 * `--sorteer` puts the list of own words in order, each once; `--format=github` says it as GitHub shows it.
 */
async function checkSpelling(words: readonly string[]): Promise<void> {
  const own = (readIfThere(ownWords) ?? '').split('\n').map((line) => line.trim())
  const listed = own.filter((line) => line !== '' && !line.startsWith('#'))
  if (words.includes('--sorteer')) return sortWords(own, listed)
  const speller = await openSpeller(listed)
  const shown = formatFor(words)
  const found = proseOfSite(process.cwd()).flatMap((piece): Problem[] =>
    speller(piece).map(({ index, word, instead }) => ({
      ...placeIn(piece, index),
      severity: 'warning',
      message: `"${word}" staat niet in het woordenboek. ${instead.length > 0 ? `Bedoelt u ${instead.join(', ')}? ` : ''}Klopt het woord, zet het dan in ${ownWords}.`,
    })),
  )
  const silent = silenceOf(process.cwd())
  const heard = found.filter(({ file, line }) => !silent(file).has(line))
  for (const problem of heard) console.log(shown(problem))
  console.log(heard.length === 0 ? 'Alle woorden kloppen.' : `${heard.length} woorden om na te kijken.`)
}

/** All that is read on the site, in the order of its files. */
function proseOfSite(root: string): Prose[] {
  const folder = readFolder(root)
  const { pages, partials } = siteOf(folder)
  const shared = filesWithWords().flatMap((name) => yamlProse(`content/${name}`, folder.texts.get(name) ?? ''))
  return [...[...pages, ...partials].flatMap(proseOf), ...shared]
}

/** The lines of a file that a writer has given a reason for. */
function silenceOf(root: string): (file: string) => ReadonlySet<number> {
  const { texts } = readFolder(root)
  return (file) => silentLines(texts.get(file.replace(/^content\//, '')) ?? '')
}

/** Remarks stay on top; the words follow in the order of a Dutch dictionary. */
function sortWords(lines: readonly string[], words: readonly string[]): void {
  const remarks = lines.filter((line) => line.startsWith('#'))
  const sorted = [...new Set(words)].toSorted(new Intl.Collator('nl').compare)
  writeFileSync(ownWords, `${[...remarks, ...sorted].join('\n')}\n`)
  console.log(`${sorted.length} woorden staan op volgorde in ${ownWords}.`)
}

await checkSpelling(process.argv.slice(3))
