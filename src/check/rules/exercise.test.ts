import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { exercise } from './exercise.ts'

const text = exampleText('oefeningen.yaml')

/** What is said of the exercises of the example after a change, with the line on which the new text stands. */
function saidAfter(from: string, to: string) {
  expect(text).toContain(from)
  const changed = text.replace(from, to)
  const line = changed.slice(0, changed.indexOf(to)).split('\n').length
  return { said: saidOfSite(exercise, { 'oefeningen.yaml': changed }), line }
}

it('a knee that bends the wrong way is refused at its line', () => {
  const { said, line } = saidAfter(
    'been-dichtbij: { heup: 120, knie: 118, enkel: 0 }',
    'been-dichtbij: { heup: 120, knie: -18, enkel: 0 }',
  )
  expect(said).toEqual([
    `content/oefeningen.yaml:${line}:22  rug-knie-naar-borst: zo buigt geen lichaam. Bij "been-dichtbij" wordt "knie" -18 graden; dat kan van 0 tot 150.`,
  ])
})
it('so is a back that bends too far, and with it a wrist that can no longer point where it did', () => {
  expect(saidAfter('rug: -36', 'rug: -56').said).toEqual([
    expect.stringContaining('"rug" wordt "rug" -56 graden'),
    expect.stringContaining('"arm-dichtbij" wordt "pols" 106 graden'),
  ])
})
it('a joint that the figure does not have is not used', () => {
  expect(saidAfter('midden: taille, punt: schoudergordel', 'midden: tailje, punt: schoudergordel').said).toEqual([
    expect.stringContaining('"tailje" heeft deze figuur niet. Bedoelt u taille?'),
  ])
})
it.each([
  ['staat: [bekken,', 'staat: [heup-links,', 14],
  ['boog: { midden: bekken, punt: taille', 'boog: { midden: heup-links, punt: taille', 21],
  ['boog: { midden: bekken, punt: taille', 'boog: { midden: bekken, punt: heup-links', 35],
  ['gedraaid: 90, straal: 76 }', 'gedraaid: 90, straal: 76, stip: heup-links }', 75],
])('and is named where it stands: %s', (from, to, column) => {
  const { said, line } = saidAfter(from, to)
  expect(said).toEqual([
    expect.stringMatching(
      `^content/oefeningen\\.yaml:${line}:${column}  [a-z-]+: "heup-links" heeft deze figuur niet\\.`,
    ),
  ])
})
it('an exercise that stands on no page is reported, unless a page cannot be read', () => {
  const extra = `${text}\n${text.slice(text.indexOf('rug-bol-en-hol')).replace('rug-bol-en-hol', 'rug-los')}`
  const said = saidOfSite(exercise, { 'oefeningen.yaml': extra })
  const place = `content/oefeningen.yaml:${extra.slice(0, extra.indexOf('rug-los')).split('\n').length + 1}:3`
  expect(said).toEqual([expect.stringContaining(`${place}  De oefening "rug-los" staat op geen enkele pagina.`)])
  expect(saidOfSite(exercise, { 'oefeningen.yaml': extra, 'contact.mdx': '---\ntitle: [\n---\n' })).toEqual([])
})
it('nothing is said of the example, of a file that cannot be read, or where there is none', () => {
  expect(saidOfSite(exercise)).toEqual([])
  expect(saidOfSite(exercise, { 'oefeningen.yaml': 'a: [' })).toEqual([])
  expect(saidOfSite(exercise, { 'oefeningen.yaml': undefined })).toEqual([])
})
