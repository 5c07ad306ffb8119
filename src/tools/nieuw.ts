import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { makePage } from './newPage.ts'

/** `npm run nieuw -- klacht "Kaakpijn" --open` */
async function writePage(words: readonly string[]): Promise<void> {
  const given = words.filter((word) => word !== '--open')
  const { file, path } = await makePage(process.cwd(), given, process.stdin.isTTY ? askAt : undefined)
  console.log(`${file} is gemaakt. Vervang de voorbeelden door uw eigen tekst.`)
  if (words.includes('--open')) spawn('npx', ['vite', '--open', path], { stdio: 'inherit', shell: true })
  else console.log(`Bekijk hem met: npm run dev -- --open ${path}`)
}

/** Asks at the keyboard. */
async function askAt(words: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return lines.question(words).finally(() => lines.close())
}

await writePage(process.argv.slice(3))
