import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { useProject } from './project.ts'
import { useDevServer } from './useDevServer.ts'

const { root } = useProject()
const origin = await useDevServer(root)

const paths = ['/massage', '/shop', '/over-ons', '/pijnklachten/rug', '/pijnklachten/hand']
const fileOf = (path: string) => join(root, 'content', `${path}.mdx`)
const texts = new Map(paths.map((path) => [path, readFileSync(fileOf(path), 'utf8')]))

/** Numbers that look like chance and are the same each time (a linear congruential generator). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * sides)
  }
}

/** What editors, git and people do to a file. */
const moves: ((file: string, text: string) => void)[] = [
  (file, text) => writeFileSync(file, text),
  (file, text) => {
    writeFileSync(`${file}.nieuw`, text)
    renameSync(`${file}.nieuw`, file)
  },
  (file, text) => {
    rmSync(file)
    writeFileSync(file, text)
  },
  (file, text) => {
    writeFileSync(file, text.slice(0, text.length / 2))
    writeFileSync(file, text)
  },
  (file, text) => {
    writeFileSync(file, `${text}\n<Vraagen>\n`)
    writeFileSync(file, text)
  },
  (file, text) => {
    renameSync(file, `${file}~`)
    renameSync(`${file}~`, file)
    writeFileSync(file, text)
  },
  (file, text) => {
    const folder = join(root, 'content/pijnklachten')
    renameSync(folder, `${folder}-weg`)
    renameSync(`${folder}-weg`, folder)
    mkdirSync(join(root, 'content/leeg'), { recursive: true })
    rmSync(join(root, 'content/leeg'), { recursive: true })
    writeFileSync(file, text)
  },
]

it('goes on while files and folders come and go as it reads them', async () => {
  const roll = dice(7)
  const over = new AbortController()
  const asking = (async () => {
    const answers = new Set<number>()
    while (!over.signal.aborted) answers.add((await fetch(`${origin}/massage`)).status)
    return answers
  })()
  for (let turn = 0; turn < 150; turn += 1) {
    mkdirSync(join(root, 'public/weg/diep'), { recursive: true })
    for (const folder of ['public/weg/diep', 'content/_beelden']) {
      writeFileSync(join(root, folder, 'kort.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 ${turn}"/>`)
    }
    // From before the event is heard until after all has been judged.
    await wait(roll(180))
    for (const name of ['public/weg', 'content/_beelden/kort.svg']) rmSync(join(root, name), { recursive: true })
    await wait(roll(40))
  }
  over.abort()
  expect(await asking).toEqual(new Set([200]))
})

it('after 200 moves at any speed every page is shown as it was last saved', async () => {
  const roll = dice(42)
  const last = new Map<string, string>()
  for (let turn = 0; turn < 200; turn += 1) {
    const path = paths[roll(paths.length)] ?? '/massage'
    const sentence = `Dit staat er sinds keer ${turn}.`
    moves[roll(moves.length)]?.(fileOf(path), `${texts.get(path)}\n${sentence}\n`)
    last.set(path, sentence)
    if (roll(3) === 0) await fetch(`${origin}${paths[roll(paths.length)]}`)
    else await setImmediate()
  }
  expect([...last.keys()].toSorted()).toEqual(paths.toSorted())
  for (const [path, sentence] of last) {
    await vi.waitFor(
      async () => expect((await (await fetch(origin + path)).text()).replaceAll(/\s/g, ' ')).toContain(sentence),
      {
        timeout: 20_000,
        interval: 100,
      },
    )
  }
})
