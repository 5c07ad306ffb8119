import { loadSite } from '../hosting/loadSite.ts'
import { launch } from './browser.ts'
import { findBrowser } from './findBrowser.ts'
import { inTurn, medianOf } from './figures.ts'
import { emptyOf, floorOf } from './floor.ts'
import { emptySteps, interactions, steps } from './interactions.ts'
import { firstVisit, nextPage, phones } from './loadFigures.ts'
import type { Paints } from './loadFigures.ts'
import { preparedPage } from './preparedPage.ts'
import { secureServer } from './secureServer.ts'
import type { Server } from './secureServer.ts'

const paths = ['/', '/fysiotherapie', '/pijnklachten/rug', '/zoeken', '/contact']
/** When text must be there to read on the slow phone, in ms; the first paint has it in the letters of the system. */
const readable = 2500
/** Visits of each page and of its floor, in turns. */
const turns = Number(process.argv[3] ?? 7)

/** Measures in Chromium how soon a phone paints the built pages, beside the floor of the same HTML, and prints tables. */
async function benchLoad(): Promise<void> {
  const site = loadSite('dist')
  const [ours, floor, empty] = await Promise.all([
    secureServer(site),
    secureServer(floorOf(site)),
    secureServer(emptyOf(site)),
  ])
  const browser = await launch(findBrowser())
  const median = async (url: string, phone: keyof typeof phones): Promise<Paints> =>
    middle(await inTurn(turns, () => firstVisit(browser, url, phone)))
  console.log('The floor is visited twice: by how much it differs from itself, a ratio says nothing.\n')
  console.log(
    '| page | first paint, ms | floor | ratio | floor ÷ floor | largest paint, ms | floor | ratio | ÷ | shift |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const path of paths) {
    const origins = [ours.origin, floor.origin, floor.origin]
    const visits = origins.map((): Paints[] => [])
    // Each comes first, second and last as often, since what was before leaves the machine warm.
    await inTurn(turns, async (turn) => {
      for (const each of rotated([...origins.entries()], turn))
        visits[each[0]]?.push(await firstVisit(browser, each[1] + path, 'usual'))
    })
    const [own, bare, again] = visits.map((each) => middle(each))
    if (!own || !bare || !again) continue
    const painted = [own.first, bare.first, ratio(own.first, bare.first), ratio(again.first, bare.first)]
    const whole = [own.largest, bare.largest, ratio(own.largest, bare.largest), ratio(again.largest, bare.largest)]
    const cells = [path, painted.join(' | '), whole.join(' | '), own.shift.toFixed(3)]
    console.log(`| ${cells.join(' | ')} |`)
  }
  const late: string[] = []
  console.log('\n| page | slow phone: first paint, ms | largest paint, ms |\n| --- | --- | --- |')
  for (const path of paths) {
    const { first, largest } = await median(ours.origin + path, 'slow')
    console.log(`| ${path} | ${first} | ${largest} |`)
    if (first > readable) late.push(path)
  }
  if (late.length > 0) {
    console.error(`\nOp een trage telefoon is de tekst niet binnen ${readable} ms te lezen: ${late.join(', ')}`)
    process.exitCode = 1
  }
  const times = await inTurn(turns, () => nextPage(browser, ours.origin))
  const prepared = async ({ origin }: Server, slower?: number) =>
    medianOf(
      await inTurn(turns, () => preparedPage(findBrowser(), origin, ['/pijnklachten', '/pijnklachten/rug'], slower)),
    )
  console.log(`\nNext page painted, in ms after the tap's end: ${medianOf(times)} where the browser only fetched it,`)
  console.log(`${await prepared(ours)} where it prepared it, and then ${await prepared(ours, 1)} on a processor that`)
  console.log(`is not slowed; an empty page ${await prepared(empty)} and ${await prepared(empty, 1)}.\n`)
  console.log('| interaction | next paint at once, ms | at rest, ms |\n| --- | --- | --- |')
  const touched = (moment: 'at once' | 'at rest') =>
    inTurn(turns, async () => [
      ...(await interactions(browser, ours.origin, steps, moment)),
      ...(await interactions(browser, empty.origin, emptySteps, moment)),
    ])
  const [atOnce, atRest] = [await touched('at once'), await touched('at rest')]
  for (const name of (atOnce[0] ?? []).map(([each]) => each)) {
    const time = (rounds: typeof atOnce) => medianOf(rounds.map((round) => new Map(round).get(name) ?? 0))
    console.log(`| ${name} | ${time(atOnce)} | ${time(atRest)} |`)
  }
  await browser.close()
  ours.stop()
  floor.stop()
  empty.stop()
}

const middle = (visits: readonly Paints[]): Paints => ({
  first: medianOf(visits.map(({ first }) => first)),
  largest: medianOf(visits.map(({ largest }) => largest)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
})

/** The same in another order: the first of them is another each turn. */
const rotated = <T>(all: readonly T[], turn: number): T[] => {
  const start = turn % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

const ratio = (own: number, floor: number): string => (own / floor).toFixed(2)

await benchLoad()
