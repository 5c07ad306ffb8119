import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { fileOfPage } from '../check/files.ts'
import { elementsOf } from '../hosting/elements.ts'
import { example } from './example.ts'
import { useProject } from './project.ts'

const { root, dist, build, snapshot, change, undo } = useProject()
const last = snapshot()
afterEach(undo)

/** The build has stopped, said why without a stack, and left dist/ as it was. */
function expectStopped({ code, output }: { code: number | null; output: string }): void {
  expect(code, output).toBe(1)
  expect(output).not.toMatch(/^\s+at /m)
  expect(Object.keys(snapshot())).toEqual(Object.keys(last))
  expect(snapshot()).toEqual(last)
}

it('a build of content with mistakes stops, and names all of them at once with file, line and column', async () => {
  change('content/massage.mdx', '\nkind: dienst', '\ncity: enschde\nkind: dienst')
  change('content/contact.mdx', '(/algemene-voorwaarden)', '(/algemene-voorwarden)')
  change('content/praktijk.yaml', 'postcode: 7530 AA', 'postcode: 7530AA')
  change('content/teksten.yaml', '  vorige: ', '  vorrige: ')
  change('content/pijnklachten/rug.mdx', '</Stappen>', '')
  change('content/_delen/lokale-tekst.mdx', '{plaats}', '{plats}')
  writeFileSync(join(root, 'content/_beelden/kapot.jpg'), 'dit is geen foto')
  const outcome = await build()
  expectStopped(outcome)
  for (const mistake of [
    /^content\/massage\.mdx:4:7 {2}city: "enschde" kennen we niet\. Bedoelt u enschede\?$/m,
    /^content\/contact\.mdx:\d+:\d+ {2}De pagina "\/algemene-voorwarden" bestaat niet\. Bedoelt u \/algemene-voorwaarden\?$/m,
    /^content\/praktijk\.yaml:\d+:15 {2}locaties › nummer 2 › postcode: schrijf de postcode als/m,
    /^content\/teksten\.yaml:\d+:3 {2}"vorrige" kennen we hier niet\. Bedoelt u vorige\?$/m,
    /^content\/pijnklachten\/rug\.mdx:\d+:1 {2}Het blok <Stappen> wordt niet goed gesloten\./m,
    /^content\/_delen\/lokale-tekst\.mdx:1:\d+ {2}Het feit \{plats\} kennen we niet\. Bedoelt u \{plaats\}\?$/m,
    /^content\/_beelden\/kapot\.jpg:1:1 {2}/m,
  ]) {
    expect(outcome.output).toMatch(mistake)
  }
  expect(outcome.output).toMatch(/^7 fouten in de inhoud:$/m)
  expect(outcome.output).not.toContain('error during build')
})

it('the check of the content asks what visitors ask too, as the build does', () => {
  writeFileSync(join(root, 'content/zoekvragen.yaml'), '- { vraag: xylofoon, pagina: /massage }\n')
  const { status, stdout } = spawnSync(process.execPath, ['src/tools/run.js', 'check'], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toMatch(/^content\/zoekvragen\.yaml:1:12 {2}Wie "xylofoon" typt, ziet \/massage niet/m)
})

it('a build without the facts stops, and names the file that is missing', async () => {
  rmSync(join(root, 'content/praktijk.yaml'))
  const outcome = await build()
  expectStopped(outcome)
  expect(outcome.output).toContain('content/praktijk.yaml:1:1  Dit bestand ontbreekt.')
})

it('a release stops while facts are examples, names each of them and each statement to confirm, and warns when the security.txt of the last build runs out', async () => {
  const file = join(dist, '.well-known/security.txt')
  const valid = readFileSync(file, 'utf8')
  const soon = new Date(Date.now() + 20 * 86_400_000)
  writeFileSync(file, valid.replace(/Expires: .*/, `Expires: ${soon.toISOString()}`))
  const outcome = await build('--mode', 'release')
  writeFileSync(file, valid)
  expectStopped(outcome)
  expect(outcome.output).toContain('security.txt verloopt op')
  const { examples, toConfirm } = example.facts
  expect(outcome.output).toContain(`${examples.length + toConfirm.length} fouten in de inhoud:`)
  for (const path of examples) {
    expect(outcome.output).toMatch(
      new RegExp(`^content/praktijk\\.yaml:\\d+:5 {2}${path.replaceAll('.', '\\.')} is nog een voorbeeld\\.`, 'm'),
    )
  }
  for (const { page, text } of toConfirm) {
    expect(outcome.output).toContain(`Laat de eigenaar bevestigen (${fileOfPage(root, page)}): ${text} `)
  }
})

it('a release of a site that is filled in and confirmed succeeds; facts and lines that are full of signs are text in every file', async () => {
  const bad = String.raw`</script <!--\" onload=\"x()\" ]]>\r\nURL:x`
  const read = (text: string): unknown => JSON.parse(`"${text}"`)
  const filledIn = parseDocument(example.text)
  for (const list of ['voorbeelden', 'bevestigen']) filledIn.set(list, [])
  filledIn.set('naam', read(`Praktijk De Linde ${bad}`))
  writeFileSync(join(root, 'content/praktijk.yaml'), String(filledIn))
  change('content/massage.mdx', 'title: Massage bij spanning', `title: "Massage ${bad}"`)
  change('content/massage.mdx', 'heading: Massage', `heading: "Massage ${bad}"`)
  change(
    'content/massage.mdx',
    'lead: Een massage kan',
    `lead: "Een massage ${bad}"\noude-adressen: [/oude-massage] # kan`,
  )
  change('content/oefeningen.yaml', 'naam: Bekken kantelen', `naam: "Bekken kantelen ${bad}"`)
  change('content/oefeningen.yaml', '- Span uw buik licht aan en', `- "Span aan ${bad}" # `)
  change('content/beelden.yaml', 'Drie gekleurde vlakken', `"Drie vlakken ${bad}"`)
  change('content/teksten.yaml', 'titel: Deze pagina is verhuisd', `titel: "Verhuisd ${bad}"`)
  change('content/shop.mdx', 'name: Foamroller', `name: "Foamroller ${bad}"`)
  const { code, output } = await build('--mode', 'release')
  expect([code, output]).toEqual([0, expect.stringContaining('Alle feiten van de praktijk zijn ingevuld.')])
  expect(output).not.toContain('security.txt')
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('Praktijk De Linde')
  const files = Object.entries(snapshot())
  const pages = files.filter(([name]) => name.endsWith('.html'))
  expect(pages.filter(([, text]) => text.includes('onload=')).length).toBeGreaterThan(20)
  for (const [name, text] of pages) {
    const all = elementsOf(text)
    expect([name, all.flatMap(({ attrs }) => attrs.filter((each) => each.name.startsWith('on')))]).toEqual([name, []])
    for (const [, data = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
      expect(() => JSON.parse(data) as unknown, name).not.toThrow()
  }
  const others = files.filter(([name]) => /\.(?:vcf|md|txt|xml)$|^_|^\.ht/.test(name))
  expect(others.map(([name]) => name)).toEqual(expect.arrayContaining(['enschede.vcf', 'massage.md', 'llms.txt']))
  // A line of their own, or a tag that is not written as text.
  const added = others.filter(
    ([name, text]) => /[\r\n]URL:x/.test(text) || (/\.md$|^llms/.test(name) && /(?<!\\)</.test(text)),
  )
  expect(added.map(([name]) => name)).toEqual([])
})
