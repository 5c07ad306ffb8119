import { afterEach, describe, expect, it } from 'vitest'
import { reportExamples } from '../make/steps/release.ts'
import { example } from './example.ts'
import { differing, useProject } from './project.ts'
import type { Moment } from './project.ts'

const { dist, build, buildUntil, snapshot, change, undo } = useProject()
const first = snapshot()
afterEach(undo)

/** The one page that is another after the change below, in all its forms. */
const changed = ['massage.html', 'massage.html.br', 'massage.html.gz']
const changeTitle = () => change('content/massage.mdx', 'title: ', 'title: Nu ')

describe('a build that is killed leaves a whole site', () => {
  const moments: [name: string, moment: Moment][] = [
    ['a page is written', { when: 'before', call: 'copyFileSync', place: 1, end: '/massage.html' }],
    ['files are compressed', { when: 'before', call: 'writeFileSync', place: 0, end: '/massage.html.br' }],
    ['the last site would make place', { when: 'before', call: 'renameSync', place: 0, end: dist }],
  ]
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

  it('and does not stand in the way of the next one, which leaves no stray file', async () => {
    const { code, output } = await build()
    expect(code, output).toBe(0)
    expect(output).toContain(reportExamples(example.facts))
    expect(output).toContain('Nog 4 voorbeelden in content/praktijk.yaml: naam, telefoon, ')
    expect(differing(snapshot(), first)).toEqual([])
  })
})

it('two builds at once both succeed and leave a whole site', async () => {
  changeTitle()
  const outcomes = await Promise.all([build(), build()])
  expect(outcomes.map(({ code }) => code)).toEqual([0, 0])
  expect(differing(snapshot(), first)).toEqual(changed)
})
