import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { reviewPage } from '../review/page/reviewPage.ts'
import { summary } from '../review/page/summary.ts'
import { reviewSchema } from '../review/reviewFile.ts'
import type { Review } from '../review/reviewFile.ts'
import { makeReview } from '../tools/review/makeReview.ts'
import { changeKinds, pageOf } from './changeKinds.ts'
import { isFull } from './full.ts'
import { gitIn } from './gitIn.ts'
import { useProject } from './project.ts'

const { root, change } = useProject()
const git = (...args: string[]) => gitIn(root, ...args)
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const page = (name: string, body = 'Een tekst die nergens anders staat, over wat hier gebeurt.') =>
  pageOf({ name }).replace(/## Wat[^]*/, `${body}\n`)
const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="${color}" d="M0 0h480v360H0z"/></svg>\n`

/** A repository with a page for each kind of change. */
function makeRepository(): void {
  for (const kind of changeKinds) write(`content/wijziging-${kind.name}.mdx`, pageOf(kind))
  write('content/wijziging-tekening.mdx', page('tekening', '![Een proef](proef)'))
  write('content/_beelden/proef.svg', drawing('#0a7a5c'))
  write('content/verdwijnt.mdx', page('verdwijnt'))
  write('content/verhuist.mdx', page('verhuist', 'Deze tekst gaat mee naar een ander adres, woord voor woord.'))
  write('content/zoekvragen.yaml', '- { vraag: dunne naald, pagina: /fysiotherapie }\n')
  const privacy = 'content/privacy.mdx'
  write(privacy, `${readFileSync(join(root, privacy), 'utf8')}\nFoto’s kunnen van beelden.praktijk.example komen.\n`)
  execFileSync('git', ['init', '-q', '-b', 'main', root])
  git('add', '-A')
  git('commit', '-qm', 'Begin')
  git('checkout', '-qb', 'werk')
}

/** Every kind of change at once, each on a page of its own. */
function changeEverything(): void {
  for (const { name, from, to } of changeKinds) change(`content/wijziging-${name}.mdx`, from, to)
  write('content/_beelden/proef.svg', drawing('#7a0a2c'))
  rmSync(join(root, 'content/verdwijnt.mdx'))
  renameSync(join(root, 'content/verhuist.mdx'), join(root, 'content/verhuisd.mdx'))
  change('content/verhuisd.mdx', 'kind: tekst', 'kind: tekst\noude-adressen: [/verhuist]')
  write('content/nieuw.mdx', page('nieuw', 'Wat hier staat, stond nog nergens.'))
  change('content/podotherapie.mdx', 'order: 3', 'order: 3\nzoekwoorden: [dunne naald]')
  change('content/praktijk.yaml', 'prijs-sportzolen: 49.95', 'prijs-sportzolen: 59.95')
  change('content/praktijk.yaml', 'beeldhosts: []', 'beeldhosts: [beelden.praktijk.example]')
  change('content/teksten.yaml', 'afspraak: Maak een afspraak', 'afspraak: Plan een afspraak')
  // Other names in the code, and a style of no meaning: nothing that a visitor reads. Then nothing that was made before
  // can be used again, which takes half of the time: at night.
  if (!isFull) return
  change('src/page/PageHead.tsx', "from '@emotion/react'", "from '@emotion/react' // Zelfde pakket.")
  change(
    'src/page/TextLayout.tsx',
    'export function TextLayout(',
    'export const unused = 1\nexport function TextLayout(',
  )
}

let review: Review
beforeAll(async () => {
  makeRepository()
  changeEverything()
  git('add', '-A')
  git('commit', '-qm', 'Alles anders')
  review = await makeReview(root)
}, 600_000)

const pageAt = (path: string) => review.pages.find((each) => each.path === path)
const alarmsOf = (kind: Review['alarms'][number]['kind']) =>
  review.alarms.flatMap((alarm) => (alarm.kind === kind ? [alarm.message] : []))

describe('a review of a repository', () => {
  it.each(changeKinds)('tells what changed by: $name', ({ name, words, states, alarms = [], says = {} }) => {
    const path = `/wijziging-${name}`
    const found = pageAt(path)
    const about = review.alarms
      .filter((alarm) => alarm.page === path)
      .map(({ message }) => message.split(/ op \/|: een|\s\(op/)[0])
    expect([about, found === undefined]).toEqual([alarms, words === undefined])
    if (!found || !words) return
    expect(found).toMatchObject({ state: 'changed', words: { added: words[0], removed: words[1] }, ...says })
    if (states) expect(found.changes.map(({ state }) => state)).toEqual(states)
  })

  it('names no page twice and no page that nobody changed', () => {
    const changed = changeKinds.filter(({ words }) => words).map(({ name }) => `/wijziging-${name}`)
    const others = ['/nieuw', '/shop', '/verdwijnt', '/verhuisd', '/wijziging-tekening']
    const named = review.pages.map(({ path }) => path)
    expect(
      named.filter((path) => ![...changed, ...others, '/', '/zoeken', '/podotherapie', '/blokken'].includes(path)),
    ).toEqual([])
    expect(named).toEqual(expect.arrayContaining([...changed, ...others]))
    expect(new Set(named).size).toBe(named.length)
  })

  it('shows parts of the pages, at most once for each window', () => {
    expect(pageAt('/wijziging-een-woord')?.pictures.map(({ section, width }) => [section, width])).toEqual([
      ['Wat u zelf kunt doen', 360],
      ['Wat u zelf kunt doen', 1280],
    ])
    for (const { before, after } of pageAt('/wijziging-een-woord')?.pictures ?? [])
      expect([before, after]).toEqual([
        expect.stringMatching(/^data:image\/png/),
        expect.stringMatching(/^data:image\/png/),
      ])
  })

  it('shows a drawing that was drawn anew', () => {
    expect(pageAt('/wijziging-tekening')).toMatchObject({ changes: [{ state: 'picture' }], words: { added: 0 } })
    expect(pageAt('/wijziging-tekening')?.pictures).toHaveLength(2)
  })

  it('says what a screen reader finds, and which headings changed', () => {
    const lines = pageAt('/wijziging-kop')?.tree.filter(({ state }) => state !== 'same') ?? []
    expect(lines.map(({ text }) => text.trim())).toContain('- heading "Als het lang duurt" [level=2]')
    expect(pageAt('/wijziging-kop-lager')?.outline).toContainEqual({ state: 'added', text: '3 Als het langer duurt' })
  })

  it('tells pages that came, went and moved', () => {
    expect(pageAt('/nieuw')).toMatchObject({ state: 'new' })
    expect(pageAt('/verdwijnt')).toMatchObject({ state: 'gone' })
    expect(pageAt('/verhuisd')).toMatchObject({ state: 'moved', from: '/verhuist' })
    expect(alarmsOf('adres')).toEqual([expect.stringContaining('Het adres /verdwijnt is weg')])
  })

  it('follows a fact to every place, and takes it for no turn of meaning', () => {
    const [price, host] = review.facts
    expect([price?.path, host?.path]).toEqual(['prijzen.prijs-sportzolen', 'beeldhosts'])
    expect(price?.ripples).toContainEqual(expect.objectContaining({ page: '/shop', after: '€ 59,95' }))
    expect(alarmsOf('betekenis').filter((message) => message.includes('49,95'))).toEqual([])
  })

  it('tells a word of every page once', () => {
    expect(
      review.everywhere.filter(({ change: { parts } }) => parts.some(({ text }) => text.trim() === 'Plan')).length,
    ).toBeGreaterThan(0)
    expect(pageAt('/contact')).toBeUndefined()
  })

  it('sees a source that the policy newly lets in, and a question that another page answers', () => {
    expect(alarmsOf('host')).toContain(
      'Het beveiligingsbeleid laat iets nieuws toe: img-src https://beelden.praktijk.example.',
    )
    expect(alarmsOf('zoekvraag')).toEqual([
      'Wie "dunne naald" zoekt, vond eerst /fysiotherapie en vindt nu /podotherapie.',
    ])
  })

  it('is written in the shape that is documented, on one page and in a summary', () => {
    expect(reviewSchema.parse(review)).toEqual(review)
    expect(reviewPage(review)).toContain('<h2>/wijziging-een-woord</h2>')
    expect(summary(review)).toContain('| /wijziging-een-woord | veranderd | 1 | 1 |')
  })

  it('leaves the built site and the work tree as they were', () => {
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })).toBe('')
  })
})

// Two more builds, of which the first by other code: at night.
describe.runIf(isFull)('a base that cannot be built', () => {
  it('by its own code is built by the code of now, and by neither stops with a clear word', async () => {
    git('checkout', '-q', 'main')
    change('src/render/main.server.tsx', 'import', 'impart')
    git('commit', '-qam', 'Kapotte code')
    git('checkout', '-qb', 'hersteld')
    change('src/render/main.server.tsx', 'impart', 'import')
    change('content/wijziging-een-woord.mdx', 'prettig', 'fijn')
    git('commit', '-qam', 'Hersteld')
    const { base, pages } = await makeReview(root)
    expect(base).toMatchObject({ code: 'today', notes: [expect.stringContaining('werkt hier niet meer')] })
    expect(pages.map(({ path, words }) => [path, words])).toEqual([['/wijziging-een-woord', { added: 1, removed: 1 }]])

    git('checkout', '-qb', 'stuk')
    change('content/wijziging-kop.mdx', 'kind: tekst', 'kind: iets')
    git('commit', '-qam', 'Kapotte inhoud')
    git('checkout', '-qb', 'goed')
    change('content/wijziging-kop.mdx', 'kind: iets', 'kind: tekst')
    git('commit', '-qam', 'Goed')
    await expect(makeReview(root, 'stuk')).rejects.toThrow(
      /^De basis \(\w{8}\) laat zich niet bouwen, ook niet met de code van nu/,
    )
  }, 600_000)
})
