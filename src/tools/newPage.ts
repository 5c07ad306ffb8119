import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContent } from '../check/check.ts'
import { meanOrChoose } from '../check/didYouMean.ts'
import { fileOfPage, readFolder, withTexts } from '../check/files.ts'
import { headsOfKind } from '../check/heads.ts'
import { mistakesOfSite } from '../check/judge.ts'
import { siteOf } from '../check/site.ts'
import type { Kind } from '../content/frontmatter.ts'
import { addressOf, kindNames, newPageText, slugOf } from '../content/newPage.ts'
import type { NewPage } from '../content/newPage.ts'
import { openMemory } from '../store/memory.ts'

/** Someone who is asked what is missing; absent where nobody answers. */
type Ask = ((words: string) => Promise<string>) | undefined

/**
 * Writes a page that the check has nothing to say of, at the address of its title.
 * @param root the project's folder
 * @param given the kind and the title, as far as they were typed; what cannot be is asked for again
 * @returns its file and its address
 * @throws in Dutch, when nobody can be asked for a kind or a title, and there is none or it cannot be
 */
export async function makePage(
  root: string,
  [givenKind, ...words]: readonly string[],
  ask?: Ask,
): Promise<{ file: string; path: string }> {
  const kindQuestion = `Wat voor pagina? (${kindNames.join(', ')}) `
  let word = givenKind ?? (await ask?.(kindQuestion)) ?? ''
  let kind = knownKind(word)
  while (kind === undefined) {
    const mistake = `"${word}" is geen soort pagina. ${meanOrChoose(word, kindNames)}`
    if (!ask) throw new Error(mistake)
    word = await ask(`${mistake}\n${kindQuestion}`)
    kind = knownKind(word)
  }
  const order = nextOrder(root, kind)
  const draft = (title: string) => draftOf(root, { kind, title, order })
  let made = draft(oneLine(words.join(' ')) || oneLine((await ask?.(question)) ?? ''))
  while ('mistake' in made) {
    if (!ask) throw new Error(made.mistake)
    made = draft(oneLine(await ask(`${made.mistake}\n${question}`)))
  }
  const { file, path, text } = made
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text, { flag: 'wx' })
  return { file, path }
}

const question = 'Hoe heet de pagina? '

/** A page that may be written, or why its title cannot be. */
type Draft = { file: string; path: string; text: string } | { mistake: string }

function draftOf(root: string, page: NewPage): Draft {
  if (slugOf(page.title) === '') return { mistake: 'Geef de pagina een titel: npm run nieuw -- tekst "Mijn titel"' }
  const path = addressOf(page)
  const file = fileOfPage(root, path)
  if (existsSync(join(root, file)))
    return { mistake: `${file} bestaat al en blijft zoals het is. Kies een andere titel, of verander dat bestand.` }
  const text = newPageText(page)
  // What would be said of any new page is no reason to refuse this title.
  const usual = said(root, file, newPageText({ ...page, title: 'Een nieuwe pagina' }))
  const reason = said(root, file, text).find((message) => !usual.includes(message))
  return reason === undefined ? { file, path, text } : { mistake: `De titel "${page.title}" kan niet. ${reason}` }
}

/** What the check would say of a page that is not there yet. */
function said(root: string, file: string, text: string): string[] {
  const site = siteOf(withTexts(readFolder(root), [[file.slice('content/'.length), text]]))
  return mistakesOfSite(site, judged)
    .filter((problem) => problem.file === file)
    .map(({ message }) => message)
}

/** The other pages are judged once. */
const judged = openMemory()

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const knownKind = (word: string): Kind | undefined => kindNames.find((name) => name === word.trim().toLowerCase())

/** The place after the last page of the kind. */
const nextOrder = (root: string, kind: Kind): number =>
  1 + Math.max(0, ...headsOfKind(checkContent(root).pages, kind).map(({ data }) => ('order' in data ? data.order : 0)))
