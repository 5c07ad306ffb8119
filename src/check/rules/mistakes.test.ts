import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allSaid, pageWith } from '../../test/tryRule.ts'
import { mistakes } from '../../test/mistakes.ts'

/** A page that the example leads to, and the lines of its frontmatter. */
const page = (body: string) => {
  const text = pageWith({ lead: 'lead: Zie ook.', kind: 'kind: overzicht' }, `${above}${body}`)
  return { 'proef.mdx': text, '_delen/lokale-tekst.mdx': '[Proef](/proef)' }
}
const above = '## Vooraf\n\n'
const linesAbove = pageWith({}, above).split('\n').length - 2

/** All that is said, with lines counted below the frontmatter of proef.mdx. */
function said(content: (typeof mistakes)[string]['content']): string[] {
  const changes = typeof content === 'string' ? page(content) : content
  return allSaid(changes).map((message) => {
    const [, name = '', line = '', rest = ''] = /^content\/(.*?):(\d+)(:.*)$/.exec(message) ?? []
    return typeof content === 'string' && name === 'proef.mdx'
      ? `${Number(line) - linesAbove}${rest}`
      : `${name}:${line}${rest}`
  })
}

describe('a mistake is named at its place, once, with what to type', () => {
  it.each(Object.entries(mistakes))('%s', (_, mistake) => {
    expect(said(mistake.content)).toEqual(mistake.said)
  })
  it('there are more than sixty', () => {
    expect(Object.keys(mistakes).length).toBeGreaterThan(60)
  })
})

/** Right, and close to what is not. */
const nearMisses = [
  '{/* taal: zo heet de actie */}\n\nJe belt ons.',
  'Je belt ons. {/* taal: zo heet de actie */}',
  '<!-- taal: een citaat -->\nJe belt ons.',
  'Mail de huisarts op post@huisarts.example of bel 0900 1234, of 112.',
  'Wandel ongeveer 30 minuten, 3 keer per week; na 24 uur weer, 10:15–11:45.',
  'Dat kost € 12,50, en na 48 uur € 1.250.',
  'Massage geneest niet, en we geven geen garantie.',
  'De pijn wordt minder. Bukken wordt makkelijker. Uw rug wordt sterker.',
  'Een tendinopathie is een klacht van een pees. Een tendinopathie herstelt langzaam.',
  'Uw jeuk, een jas en het jeugdteam.',
  '<!-- nog nakijken -->',
  '{/* nog nakijken: {dit} */}',
  'Een zin {/* met een opmerking */} erin, en <!-- nog -- een --> ook.',
  '- een\n<!-- tussen -->\n- twee',
  '<!--\nover\n\nmeer regels\n-->\n\n## Kop',
  '<Stappen>\n\n<!-- eerst -->\n\n1. **a** x\n   - sub\n   - sub\n\n   Nog een alinea.\n2. **b** y\n\n</Stappen>',
  '<Vragen>\n\n<!-- vragen -->\n\n### Een?\n\n**Ja.**\n\n### Twee?\n\n- Nee\n\n</Vragen>',
  'We zijn er – ook in de vakantie – voor u.',
  'We zijn er, ook in de vakantie,\n– zolang we kunnen – voor u.',
  'Min 5 of -5 graden, 3-4 keer, +1, 1.5 meter en 2 * 3 * 4.',
  'Op 1. staat rust, 24/7, #enschede, a_b_c en 50% (of meer).',
  'Zie [de pagina (over rug)](/pijnklachten/rug) [of hier](/contact).',
  '| a | b |\n| --- | --- |\n| c | d |',
  'Dat staat in [1][2], [3] (blz. 4) en (zie noot)[5]; [sic] (echt). Let op! [Zie (a)] of [en/of (/contact)].',
  '---\n\nEen lijn erboven.',
  'Een regel\\\nen een tweede.',
  '**Vet**, _schuin_ en ~~weg~~; **vet:** tekst.',
  '[Bel ons](/contact) op {telefoon}.',
  '<Knop naar="/contact">Bel ons</Knop>',
  '<VoorPlaats naam="twente">\n\nTekst.\n\n</VoorPlaats>',
  'Vraag het {naam}: ’s avonds, ‘s morgens en "overdag".',
  'Een kleine < en een grote > zijn gewone tekens, en 5 ≤ 6.',
]

describe('what is right is not refused', () => {
  it.each(nearMisses)('%j', (body) => {
    expect(allSaid(page(body))).toEqual([])
  })
  it('all of it together, in any order, on one page', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(
          nearMisses.filter((body) => !body.startsWith('<Vragen>')),
          { minLength: 5 },
        ),
        (bodies) => {
          expect(allSaid(page(bodies.join('\n\nTekst ertussen.\n\n')))).toEqual([])
        },
      ),
      { numRuns: 8, seed: 20_261_121 },
    )
  })
})

it('a mistake is found wherever it stands among what is right', () => {
  const near = fc.shuffledSubarray(
    nearMisses.filter((body) => !body.startsWith('<Vragen>')),
    { minLength: 1, maxLength: 4 },
  )
  const wrong = fc.constantFrom(
    ...Object.values(mistakes).flatMap(({ content, said: expected }) =>
      // What cannot be parsed hides the rest.
      typeof content === 'string' &&
      !expected.join().includes('regel 12') &&
      !/^<div|<br>|<!--|<<<|<\/Vragen>$|===$/.test(content)
        ? [{ content, expected }]
        : [],
    ),
  )
  fc.assert(
    fc.property(near, wrong, near, (first, { content, expected }, after) => {
      const before = `${first.join('\n\nTussenzin.\n\n')}\n\nTussenzin.\n\n`
      const lines = before.split('\n').length - 1
      expect(said(`${before}${content}\n\nTussenzin.\n\n${after.join('\n\nTussenzin.\n\n')}`)).toEqual(
        expected.map((message) => message.replace(/^\d+/, (line) => String(Number(line) + lines))),
      )
    }),
    { numRuns: 20, seed: 20_261_121 },
  )
})
