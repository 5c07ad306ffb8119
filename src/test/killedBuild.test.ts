import { afterEach, describe, expect, it } from 'vitest'
import { reportExamples } from '../make/steps/release.ts'
import { example } from './example.ts'
import { build as buildIn } from '../tools/projectCopy.ts'
import { isFull } from './full.ts'
import { differing, useProject } from './project.ts'
import type { Moment } from './project.ts'

const { root, dist, build, buildUntil, snapshot, change, undo } = useProject()
const first = snapshot()
afterEach(undo)

/** What is another after the change below, in all its forms: the page, and the list of all pages. */
const changed = ['llms.txt', 'massage.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`])
const changeTitle = () => change('content/massage.mdx', 'title: ', 'title: Nu ')

describe('a build that is killed leaves a whole site', () => {
  const moments: [name: string, moment: Moment][] = [
    ['the last site would make place', { when: 'before', call: 'renameSync', place: 0, end: dist }],
  ]
  // All of it is written by then, elsewhere; so it is while that goes on.
  for (const [name, end] of isFull ? Object.entries({ 'a page': '.html', 'what is compressed': '.html.br' }) : [])
    moments.push([`${name} is written`, { when: 'before', call: 'promises.copyFile', place: 1, end: `/massage${end}` }])
  it.each(moments)('the last one, when %s', async (_, moment) => {
    changeTitle()
    expect(await buildUntil(moment)).toMatchObject({ code: null })
    expect(differing(snapshot(), first)).toEqual([])
  })

  it('the last one, which the next build puts back, between the two renames', async () => {
    changeTitle()
    expect(await buildUntil({ when: 'after', call: 'renameSync', place: 0, end: dist })).toMatchObject({ code: null })
    expect(snapshot()).toEqual({})
    change('content/massage.mdx', 'kind: dienst', 'kind: dienstt')
    expect(await build()).toMatchObject({ code: 1 })
    expect(differing(snapshot(), first)).toEqual([])
  })

  it('the new one, once it is in its place', async () => {
    changeTitle()
    expect(await buildUntil({ when: 'after', call: 'renameSync', place: 1, end: dist })).toMatchObject({ code: null })
    expect(differing(snapshot(), first)).toEqual(changed)
  })

  it('and does not stand in the way of the next two, which at once both succeed and leave no stray file', async () => {
    expect(differing(snapshot(), first)).toEqual(changed)
    for (const { code, output } of await Promise.all([build(), build()])) {
      expect(code, output).toBe(0)
      expect(output).toContain(reportExamples(example.facts))
      expect(output).toContain('Nog 4 voorbeelden in content/praktijk.yaml: naam, telefoon, ')
    }
    expect(differing(snapshot(), first)).toEqual([])
  })
})

/** How often the power goes at any moment; KILLS=1000 for more. */
const kills = Number(process.env['KILLS'] ?? 100)

it.runIf(isFull)(`${kills} builds killed at any moment leave no broken site`, { timeout: 0 }, async () => {
  const sites = [first]
  changeTitle()
  const start = performance.now()
  expect(await build()).toMatchObject({ code: 0 })
  const longest = performance.now() - start
  sites.push(snapshot())
  const outcomes = { whole: 0, putBack: 0, finished: 0 }
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % 2 === 0) undo()
    else changeTitle()
    // Every part of the build in turn, in steps that have nothing to do with how it is made.
    const moment = ((kill * 0.618) % 1) * longest
    const { code } = await buildIn(root, [], {}, AbortSignal.timeout(Math.floor(moment)))
    if (code === 0) outcomes.finished += 1
    if (Object.keys(snapshot()).length === 0) {
      // Between the two renames; the next build begins by putting the last site back.
      expect(await build()).toMatchObject({ code: 0 })
      outcomes.putBack += 1
    }
    const found = snapshot()
    expect(sites.map((known) => differing(found, known)).some((files) => files.length === 0)).toBe(true)
    outcomes.whole += 1
  }
  process.stdout.write(`${kills} keer de stroom eraf: ${JSON.stringify(outcomes)}\n`)
  expect(outcomes.whole).toBe(kills)
})
