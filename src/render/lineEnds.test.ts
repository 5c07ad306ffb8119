import { describe, expect, it } from 'vitest'
import { bindLine, bindLines } from './lineEnds.ts'

/** As `~` where a line cannot end at a space, and `=` where it cannot after a hyphen. */
const seen = (text: string): string => bindLine(text).replaceAll('\u00A0', '~').replaceAll('\u2060', '=')

describe('the line ends of a text', () => {
  it.each([
    ['U heeft pijn. U kunt bellen.', 'U~heeft pijn. U~kunt bellen.'],
    ['Heeft u pijn?', 'Heeft~u pijn?'],
    ['Bel ons, dan helpen we u.', 'Bel~ons, dan helpen we~u.'],
    ['Wat u zelf kunt doen', 'Wat~u zelf kunt doen'],
    ['Uw knie en uw heup', 'Uw~knie en uw heup'],
    ['meer dan 30 jaar ervaring', 'meer dan 30~jaar ervaring'],
    ['vaak binnen 24 uur', 'vaak binnen 24~uur'],
    ['meestal binnen 24 tot 48 uur', 'meestal binnen 24 tot 48~uur'],
    ['minimaal één week', 'minimaal één~week'],
    ['1 tot 3 keer per week', '1 tot 3~keer per week'],
    ['voor € 29,95', 'voor €~29,95'],
    ['Voorbeeldstraat 1, 7500 AA Enschede', 'Voorbeeldstraat 1, 7500~AA~Enschede'],
    ['een e-mail of een MRI-scan', 'een e-=mail of een MRI-=scan'],
    ['rug- of nekpijn', 'rug- of nekpijn'],
    ['Doof gevoel', 'Doof gevoel'],
    ['Bij pijn: de knie', 'Bij~pijn: de knie'],
    ['2 behandelingen in 2026 en 12 mensen', '2~behandelingen in 2026 en 12 mensen'],
    ['info@e-mail.nl', 'info@e-mail.nl'],
  ])('%s', (text, expected) => {
    expect(seen(text)).toBe(expected)
    expect(bindLine(text).replaceAll('\u00A0', ' ').replaceAll('\u2060', '')).toBe(text)
  })
  it('are left alone where nobody reads them', () => {
    const head = '<title>U kunt</title><script>a>1; "U kunt <b>"</script><style>p>a{x:U kunt}</style>'
    expect(bindLines(`${head}<p title="U kunt">U kunt</p>`)).toBe(`${head}<p title="U kunt">U\u00A0kunt</p>`)
  })
})
