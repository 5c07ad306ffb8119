import { describe, expect, it } from 'vitest'
import { applyToText } from '../judge.ts'
import { readPage } from '../readPage.ts'
import { saidOf, smallSite } from '../../test/tryRule.ts'
import { linkTarget } from './linkTarget.ts'

const said = (text: string) => saidOf(linkTarget, text)
const page = 'Vul het adres van een andere pagina in, of haal de link weg.'
const numbers = 'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.'
const slash = (url: string, hint = 'Schrijf bijvoorbeeld /contact.') =>
  `De link "${url}" begint niet met een schuine streep. ${hint}`
const whole = (url: string) => `De link "${url}" klopt niet. Vul een volledig adres in dat met https:// begint.`
const write = (url: string, address: string) => `De link "${url}" klopt niet. Schrijf ${address}.`
const wrong = (url: string) =>
  `De link "${decodeURI(url)}" klopt niet. Schrijf tel:+31530000000 of mailto:naam@voorbeeld.nl.`

describe('a link that leads somewhere', () => {
  it.each([
    '[contact](/contact)',
    '[home](/)',
    '[rug](/pijnklachten/rug#oefeningen), [ook](/pijnklachten/rug#één-vraag) en [ook](/pijnklachten/rug#%C3%A9%C3%A9n-vraag)',
    '[hier](#kop)\n\n## Kop',
    '[een locatie](/locations#enschede)',
    '[een pagina die niet te lezen is](/contact#wat)',
    '[elders](https://www.kngf.nl/x?y=1)',
    '[folder](/folder.pdf), [bladzijde 2](/folder.pdf#page=2) en [folder](/folders/rug.pdf)',
    '<Knop naar="/contact">Contact</Knop>',
    '[mail](mailto:post@huisarts.example), [mail](mailto:post@huis-arts.example?subject=Uw%20vraag)',
    '[bel](tel:+31881234567), [bel](tel:112), [bel](tel:116117), [bel](tel:09001234) en [bel](tel:08000113)',
    '[tekst][contact]\n\n[contact]: /contact',
    '![rug][beeld]\n\n[beeld]: hero',
    'Geen <Tip titel="/kwijt">x</Tip> maar <Knop naar="">x</Knop>, <Knop naar="{x}">x</Knop> of <Knop>x</Knop>.',
  ])('%s', (text) => {
    expect(said(text)).toEqual([])
  })
  it('in a text that pages share, which has no headings of its own to count on', () => {
    const shared = readPage('content/_delen/lokale-tekst.mdx', '[hier](#kwijt)')
    expect(applyToText([linkTarget], shared, smallSite)).toEqual([])
  })
})

describe('a link that leads nowhere', () => {
  it.each([
    ['[a](/contac)', '1:1 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
    ['Zie [a](/rugklachten).', `1:5 De pagina "/rugklachten" bestaat niet. ${page}`],
    ['[a](/oud#kop)', '1:1 De pagina "/oud" heeft een ander adres. Schrijf /contact.'],
    ['[a](/contact/)', '1:1 De pagina "/contact/" bestaat niet. Bedoelt u /contact?'],
    [
      '[a](//elders.nl)',
      '1:1 Het bestand "//elders.nl" staat niet in de map public. Zet het daar neer, of haal de link weg.',
    ],
    ['[a](/foldr.pdf)', '1:1 Het bestand "/foldr.pdf" staat niet in de map public. Bedoelt u /folder.pdf?'],
    ['[a](contact)', `1:1 ${slash('contact', 'Bedoelt u /contact?')}`],
    ['[a]()', '1:1 De link is leeg. Zet tussen de haakjes waar hij heen gaat, zoals /contact.'],
    ['[a](/contact.html)', '1:1 De pagina "/contact.html" bestaat niet. Bedoelt u /contact?'],
    [
      '[a](/pijnklachten/rug/index.html)',
      '1:1 De pagina "/pijnklachten/rug/index.html" bestaat niet. Bedoelt u /pijnklachten/rug?',
    ],
    ['[a](/kwijt.html)', `1:1 De pagina "/kwijt.html" bestaat niet. ${page}`],
    ['[a](/massage.mdx)', '1:1 De pagina "/massage.mdx" bestaat niet. Bedoelt u /massage?'],
    ['[a](/massage.md#kop)', '1:1 De pagina "/massage.md" bestaat niet. Bedoelt u /massage?'],
    ['[a](/index.mdx)', '1:1 De pagina "/index.mdx" bestaat niet. Bedoelt u /?'],
    ['[a](/masage.mdx)', '1:1 De pagina "/masage.mdx" bestaat niet. Bedoelt u /massage?'],
    ['[a](/oud.html)', '1:1 De pagina "/oud.html" bestaat niet. Bedoelt u /contact?'],
    ['[a](massage.html)', `1:1 ${slash('massage.html', 'Bedoelt u /massage?')}`],
    ['[a](./content/massage.mdx#kop)', `1:1 ${slash('./content/massage.mdx#kop', 'Bedoelt u /massage?')}`],
    ['[a](massages.mdx)', `1:1 ${slash('massages.mdx')}`],
    ['[a](www.kngf.nl)', `1:1 ${write('www.kngf.nl', 'https://www.kngf.nl')}`],
    ['[a](htps://kngf.nl/x)', `1:1 ${write('htps://kngf.nl/x', 'https://kngf.nl/x')}`],
    ['[a](https:/kngf.nl)', `1:1 ${write('https:/kngf.nl', 'https://kngf.nl')}`],
    ['[a](javascript:alert)', `1:1 ${slash('javascript:alert')}`],
    ['[a](http://www.kngf.nl)', `1:1 ${write('http://www.kngf.nl', 'https://www.kngf.nl')}`],
    ['www.kngf.nl', `1:1 ${write('www.kngf.nl', 'https://www.kngf.nl')}`],
    ['[a](http://)', `1:1 ${whole('http://')}`],
    ['[a](https://[)', `1:1 ${whole('https://[')}`],
    ['[a](tel:0530000000)', `1:1 ${numbers}`],
    ['[a](mailto:info@praktijk.example?subject=Hoi)', `1:1 ${numbers}`],
    ['[a](/contact/mailto:x)', `1:1 De pagina "/contact/mailto:x" bestaat niet. ${page}`],
    [
      '[a](/zie/https://kngf.nl)',
      '1:1 Het bestand "/zie/https://kngf.nl" staat niet in de map public. Zet het daar neer, of haal de link weg.',
    ],
    ['[a](/rug.klachten/nek)', `1:1 De pagina "/rug.klachten/nek" bestaat niet. ${page}`],
    ...[
      'mailto:',
      'mailto:huisarts.example',
      'mailto:@huisarts.example',
      'mailto:post@huisarts',
      'mailto:post@huisarts.example@nl',
      'mailto:de%20post@huisarts.example',
      'mailto:post@huisarts.example%20en',
      'mailto:post@huisarts.3',
      'tel:',
      'tel:0612345678',
      'tel:+0612345678',
      'tel:+31',
      'tel:+3161234567890123',
      'tel:+31-881234567',
      'tel:0900',
      'tel:1234567',
      'tel:x+31881234567',
    ].map((url) => [`[a](${url})`, `1:1 ${wrong(url)}`]),
    ['[a][b]\n\n[b]: /contac', '3:1 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
    ['<Knop naar="/contac">a</Knop>', '1:7 De pagina "/contac" bestaat niet. Bedoelt u /contact?'],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual([expected])
  })
})

describe('a part of a page that is not there', () => {
  it.each([
    [
      '[a](/pijnklachten/rug#oefening)',
      '1:1 De pagina /pijnklachten/rug heeft geen kop "#oefening". Bedoelt u /pijnklachten/rug#oefeningen?',
    ],
    ['Zie [a](#foo).', '1:5 Deze pagina heeft geen kop "#foo". Kies uit: #kop.'],
    ['Zie [a](#).', '1:5 Deze pagina heeft geen kop "#". Kies uit: #kop.'],
    ['[a](/#diensten)', '1:1 De pagina / heeft geen kop "#diensten". Haal het deel vanaf # weg.'],
    ['[a](#%E0%A4%A)', '1:1 Deze pagina heeft geen kop "#%E0%A4%A". Kies uit: #kop.'],
    ['<Knop naar="#kip">a</Knop>', '1:7 Deze pagina heeft geen kop "#kip". Bedoelt u #kop?'],
    ['[a](/locations#enschde)', '1:1 De pagina /locations heeft geen kop "#enschde". Bedoelt u /locations#enschede?'],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual([expected])
  })
})
