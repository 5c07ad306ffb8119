import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { checkContent } from '../check/check.ts'
import { fileOfPage } from '../check/files.ts'
import { meanOrChoose } from '../check/didYouMean.ts'
import type { Kind } from '../content/frontmatter.ts'
import { addressOf, kindNames, newPageText, slugOf } from '../content/newPage.ts'

/** Someone who is asked what is missing; absent where nobody answers. */
type Ask = ((question: string) => Promise<string>) | undefined

/**
 * Writes a page that the check has nothing to say of, at the address of its title.
 * @param root the project's folder
 * @param given the kind and the title, as far as they were typed
 * @returns its file and its address
 * @throws in Dutch, when the kind is unknown, no title is given or the file is there already
 */
export async function makePage(
  root: string,
  [givenKind, ...words]: readonly string[],
  ask?: Ask,
): Promise<{ file: string; path: string }> {
  const kind = knownKind(givenKind ?? (await ask?.(`Wat voor pagina? (${kindNames.join(', ')}) `)) ?? '')
  const title = oneLine(words.join(' ')) || oneLine((await ask?.('Hoe heet de pagina? ')) ?? '')
  if (slugOf(title) === '') throw new Error('Geef de pagina een titel: npm run nieuw -- tekst "Mijn titel"')
  const page = { kind, title, order: nextOrder(root, kind) }
  const path = addressOf(page)
  const file = fileOfPage(root, path)
  if (existsSync(join(root, file)))
    throw new Error(`${file} bestaat al en blijft zoals het is. Kies een andere titel, of verander dat bestand.`)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), newPageText(page), { flag: 'wx' })
  return { file, path }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function knownKind(word: string): Kind {
  const kind = kindNames.find((name) => name === word.trim())
  if (kind === undefined) throw new Error(`"${word}" is geen soort pagina. ${meanOrChoose(word, kindNames)}`)
  return kind
}

/** The place after the last page of the kind. */
const nextOrder = (root: string, kind: Kind): number =>
  1 +
  Math.max(
    0,
    ...checkContent(root).pages.map(({ frontmatter }) =>
      frontmatter?.ok && frontmatter.data.kind === kind && 'order' in frontmatter.data ? frontmatter.data.order : 0,
    ),
  )

/** Asks at the keyboard. */
async function askAt(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return lines.question(question).finally(() => lines.close())
}

/** `npm run nieuw -- klacht "Kaakpijn" --open` */
export async function run(words: readonly string[]): Promise<void> {
  const given = words.filter((word) => word !== '--open')
  const { file, path } = await makePage(process.cwd(), given, process.stdin.isTTY ? askAt : undefined)
  console.log(`${file} is gemaakt. Vervang de voorbeelden door uw eigen tekst.`)
  if (words.includes('--open')) spawn('npx', ['vite', '--open', path], { stdio: 'inherit', shell: true })
  else console.log(`Bekijk hem met: npm run dev -- --open ${path}`)
}
