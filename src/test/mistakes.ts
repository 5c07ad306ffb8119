import { exampleText } from './tryRule.ts'

/** A mistake that a writer makes, and all that is said about it. */
interface Mistake {
  /** The text of content/proef.mdx below its frontmatter; or the other texts by the names of their files. */
  content: string | Readonly<Record<string, string>>
  /** As `line:column  message` in proef.mdx, below its frontmatter; with the file where it is another. */
  said: readonly string[]
}

/** A file of the example in which one part is another. */
const changed = (name: string, part: string | RegExp, other: string): Record<string, string> => {
  const text = exampleText(name)
  const result = text.replace(part, () => other)
  if (result === text) throw new Error(`${name} does not hold ${String(part)}`)
  return { [name]: result }
}
const facts = (part: string | RegExp, other: string) => changed('praktijk.yaml', part, other)
const massage = (part: string | RegExp, other: string) => changed('massage.mdx', part, other)
const questions = (text: string) => `<Vragen>\n\n${text}\n\n</Vragen>`
const price = (value: string) => facts(/prijs-sportzolen: .*/, `prijs-sportzolen: ${value}`)

const heading = 'Dit lijkt een kop, maar wordt gewone tekst. Typ een gewone spatie achter de hekjes: ## Kop.'
const list =
  'Dit lijkt een lijst, maar wordt gewone tekst. Typ een streepje en een gewone spatie, met een lege regel boven de lijst: - tekst.'
const bullets =
  'Dit lijkt een lijst, maar wordt gewone tekst. Begin elke regel met een streepje en een spatie: - tekst.'
const numbered =
  'Dit lijkt een genummerde lijst, maar wordt gewone tekst. Typ een gewone spatie achter de punt: 1. tekst.'
const table =
  'Dit lijkt een tabel, maar wordt gewone tekst. Zet onder de bovenste rij een rij met streepjes: | --- | --- |.'
const link =
  'Dit lijkt een link, maar wordt gewone tekst. Schrijf [tekst](/adres), zonder spatie in het adres en ertussen.'
const picture =
  'Dit lijkt een beeld, maar wordt gewone tekst. Schrijf ![wat er te zien is](naam), zonder spatie in de naam en ertussen.'
const stars =
  'Deze sterretjes of streepjes worden getoond. Zet ze tegen het woord aan: **vet**, zonder spatie ertussen.'
const conflict =
  'Hier staan twee versies door elkaar, van u en van een ander (git). Kies wat blijft, en haal de regels met <<<<<<<, ======= en >>>>>>> weg.'
const shared = (sign: string) =>
  `"${sign}" neemt een stuk over van een andere plek; verandert u het ene, dan verandert het andere mee. Typ de waarde voluit. Bij openingstijden kan het zo: zoals: enschede.`
const plain = (mark: string) => `${mark} kan hier niet: de lezer ziet dan de tekens zelf. Typ gewone tekst.`
const restart =
  'Hier begint de nummering in <Stappen> opnieuw. Laat alles wat bij een stap hoort drie spaties inspringen, ook een lijst of een alinea.'
const numberedLine =
  'Dit lijkt een genummerde lijst, maar wordt gewone tekst. Typ een gewone spatie achter de punt: 1. tekst.'
const noAnswer = 'Deze vraag heeft geen antwoord. Typ het eronder, of haal de vraag weg.'
const inAnswer = (signs: string) =>
  `Een vraag in <Vragen> begint met ###. Typ ### in plaats van ${signs}; nu hoort dit bij het antwoord erboven.`
const odd = (sign: string, read: string) =>
  `"${sign}" leest de site als ${read}. Typ het getal in gewone cijfers, of zet tekst tussen "aanhalingstekens".`

const straight = 'Een waarde staat tussen rechte aanhalingstekens. Zet die "…" om de waarde.'
const brackets = 'Om een adres horen hier geen < en >. Haal < en > weg.'
const lunch = (all: string) =>
  `een pauze kan hier niet staan. Schrijf de hele tijd, ${all}, en noem de pauze in een mededeling of in de tekst.`

const typed = (words: string, instead: string) => `"${words}" staat in praktijk.yaml en kan daar veranderen. ${instead}`
const elsewhere = 'Verwijs naar /locations, of gebruik het blok <Locaties kort />.'
const promises = (words: string) =>
  `Let op: "${words}" belooft meer dan zorg kan waarmaken. Schrijf wat vaak gebeurt: kan helpen, vaak, meestal.`
const otherwise = (words: string, instead: string) =>
  `Let op: Zo schrijven we ${instead.includes(':') ? 'tijden' : 'prijzen'}: ${instead}, en niet "${words}".`
const polite = (word: string) => `Let op: "${word}": de site zegt overal u. Schrijf u of uw.`
const vague = (words: string) =>
  `Let op: "${words}" zegt niet waar de link heen gaat. Noem dat in de link zelf: [onze tarieven](/kosten).`

/** Every mistake, by what the writer did. */
export const mistakes: Readonly<Record<string, Mistake>> = {
  'a heading without a space': { content: '##Kop', said: [`1:1  ${heading}`] },
  'a heading with a hard space': { content: '##\u00A0Kop', said: [`1:1  ${heading}`] },
  'a heading of one sign with a hard space': { content: '#\u00A0Kop', said: [`1:1  ${heading}`] },
  'a heading further down a paragraph': { content: 'Tekst.\n###Kop', said: [`2:1  ${heading}`] },
  'a list without spaces': { content: '-een\n-twee', said: [`1:1  ${list}`, `2:1  ${list}`] },
  'a list with hard spaces': { content: '-\u00A0een', said: [`1:1  ${list}`] },
  'a list with stars and no spaces': { content: '*een', said: [`1:1  ${list}`] },
  'a list with bullets of a word processor': { content: '• een\n• twee', said: [`1:1  ${bullets}`, `2:1  ${bullets}`] },
  'a list that a word processor goes on with': { content: '- een\n·   twee', said: [`2:1  ${bullets}`] },
  'a list with letters': {
    content: 'a) een\nb) twee',
    said: [
      '1:1  Dit lijkt een lijst met letters, maar de regels komen achter elkaar te staan. Begin elke regel met een cijfer, een punt en een spatie: 1. tekst.',
    ],
  },
  'a list with dashes': { content: '– een', said: [`1:1  ${bullets}`] },
  'a numbered list without spaces': { content: '1.Een\n2.Twee', said: [`1:1  ${numbered}`, `2:1  ${numbered}`] },
  'a numbered list with hard spaces': { content: '1.\u00A0Een', said: [`1:1  ${numbered}`] },
  'a table without its line': { content: '| a | b |\n| c | d |\n| e | f |', said: [`1:1  ${table}`] },
  'a cell that no column is for': {
    content: '| Dag | Tijd |\n| --- | --- |\n| Maandag | Ochtend | alleen op afspraak |',
    said: [
      '3:21  Deze rij heeft 3 vakken en de bovenste 2: "alleen op afspraak" verdwijnt. Haal een | weg of zet er een kolom bij.',
    ],
  },
  'a sentence straight under a table': {
    content: '| Dag | Tijd |\n| --- | --- |\n| Maandag | Ochtend |\nKom gerust langs.',
    said: ['4:1  Deze regel wordt een rij van de tabel. Zet een lege regel onder de tabel.'],
  },
  'a link to an address with a space': { content: 'Zie [x](/pijnklachten/rug#Met spatie).', said: [`1:7  ${link}`] },
  'a link with a space in the middle': { content: 'Zie [x] (/contact).', said: [`1:7  ${link}`] },
  'a picture whose name has a space': { content: '![Ons team](Foto Team)', said: [`1:1  ${picture}`] },
  'a picture with a space in the middle': { content: '![Ons team] (team)', said: [`1:1  ${picture}`] },
  'a link to words': { content: 'Zie [contact](contact pagina).', said: [`1:13  ${link}`] },
  'a link without the bracket in the middle': { content: 'Zie [contact(/contact).', said: [`1:5  ${link}`] },
  'a link with its brackets turned round': { content: 'Zie (contact)[/contact].', said: [`1:5  ${link}`] },
  'a link to a name that is nowhere': { content: 'Zie [deze bron][bron].', said: [`1:5  ${link}`] },
  'a footnote without its note': {
    content: 'Dat staat vast.[^1]',
    said: ['1:16  Voetnoten kunnen hier niet. Zet de tekst in de zin zelf.'],
  },
  'an address by itself': {
    content: '[contact]: /contact',
    said: [
      '1:1  Deze regel verdwijnt, want nergens op de pagina staat [tekst][contact]. Schrijf de link in de zin zelf: [contact](/contact).',
    ],
  },
  'a picture that is described by its name': {
    content: '![hero](hero)',
    said: ['1:1  De beschrijving "hero": dit is de naam van het beeld. Schrijf wat er te zien is, in een korte zin.'],
  },
  'bold with a space': { content: 'Dit is ** vet ** dus.', said: [`1:8  ${stars}`] },
  'bold that never ends': {
    content: 'Dit is **vet dus.',
    said: [
      '1:8  Het vet dat hier begint, eindigt niet, en de lezer ziet de tekens. Sluit met ** tegen het laatste woord aan.',
    ],
  },
  'bold that ends before a letter': {
    content: '**Let op:**dan',
    said: ['1:1  Het vet eindigt niet voor een letter. Typ een spatie na **: **Let op:** dan.'],
  },
  'a line below a sentence': {
    content: 'Een zin.\n---\n\nVerder.',
    said: [
      '2:1  Deze streepjes maken van de regel erboven een kop. Zet er een lege regel tussen, of begin een kop met ##.',
    ],
  },
  'a line of equals signs below a sentence': {
    content: 'Een zin.\n===',
    said: [
      '2:1  Deze streepjes maken van de regel erboven een kop. Zet er een lege regel tussen, of begin een kop met ##.',
    ],
  },
  'a first question of two signs': {
    content: questions('## Een?\n\nJa.'),
    said: ['3:1  In <Vragen> begint elk onderdeel met ###. Typ ### in plaats van ##.'],
  },
  'a question of two signs': {
    content: questions('### Een?\n\nJa.\n\n## Twee?\n\nNee.'),
    said: [`7:1  ${inAnswer('##')}`],
  },
  'a question of four signs': {
    content: questions('### Een?\n\nJa.\n\n#### Twee?\n\nNee.'),
    said: [`7:1  ${inAnswer('####')}`],
  },
  'a question without a space': { content: questions('### Een?\n\nJa.\n\n###Twee?'), said: [`7:1  ${heading}`] },
  'a question in bold': {
    content: questions('### Een?\n\nJa.\n\n**Twee?**\n\nNee.'),
    said: ['7:1  Dit lijkt een vraag, maar hoort nu bij het antwoord erboven. Begin haar met ###, zonder sterretjes.'],
  },
  'a question without an answer': { content: questions('### Een?\n\n### Twee?\n\nNee.'), said: [`3:1  ${noAnswer}`] },
  'a last question without an answer': {
    content: questions('### Een?\n\nJa.\n\n### Twee?'),
    said: [`7:1  ${noAnswer}`],
  },
  'a question twice': {
    content: questions('### Een?\n\nJa.\n\n### een?\n\nNee.'),
    said: ['7:1  Deze vraag staat al op deze pagina. Houd er één.'],
  },
  'a card of two signs': {
    content: '<Kaarten>\n\n### a\n\nx\n\n## b\n\ny\n\n</Kaarten>',
    said: ['7:1  In <Kaarten> begint elk onderdeel met ###. Typ ### in plaats van ##.'],
  },
  'a list in a step, too far left': {
    content: '<Stappen>\n\n1. **a** x\n  - sub\n2. **b** y\n\n</Stappen>',
    said: [`5:1  ${restart}`],
  },
  'steps without a space behind the point': {
    content: '<Stappen>\n\n1.**Intake** x\n2. **b** y\n\n</Stappen>',
    said: [`3:1  ${numberedLine}`],
  },
  'a step without a space among others': {
    content: '<Stappen>\n\n1. **a** x\n2.**b** y\n\n</Stappen>',
    said: [`4:1  ${numberedLine}`],
  },
  'a step with a bracket among others': {
    content: '<Stappen>\n\n1. **a** x\n2) **b** y\n3. **c** z\n\n</Stappen>',
    said: ['4:1  Met het haakje van 2) begint een nieuwe lijst. Typ een punt: 2. tekst.'],
  },
  'a paragraph between steps': {
    content: '<Stappen>\n\n1. **a** x\n\ntussen\n\n2. **b** y\n\n</Stappen>',
    said: [`7:1  ${restart}`],
  },
  'a text for a place that the page is not about': {
    content: '<VoorPlaats naam="enschede">\n\nTekst.\n\n</VoorPlaats>',
    said: [
      '1:13  Niemand ziet deze tekst: de pagina gaat over geen plaats (city). Zet de tekst zonder <VoorPlaats> neer, of op een pagina met city: enschede.',
    ],
  },
  'a fact that is a link, in a link': {
    content: 'Kom, [bel {telefoon}](/contact).',
    said: ['1:11  {telefoon} is zelf al een link en kan niet in een link staan. Zet het buiten de link.'],
  },
  'a fact that is a link, in a button': {
    content: '<Knop naar="/contact">Mail {email}</Knop>',
    said: [
      '1:28  {email} is zelf al een link en kan niet in een knop staan. Gebruik <BelKnop />, of typ gewone woorden.',
    ],
  },
  'a link in a button': {
    content: '<Knop naar="/contact">[Bel](/contact)</Knop>',
    said: ['1:23  In een knop kan geen andere link staan. Typ daar gewone woorden.'],
  },
  'a line of HTML': {
    content: 'Een<br>twee',
    said: [
      '1:4  <br>: HTML-codes werken hier niet. Voor een nieuwe regel zet u een \\ aan het eind van de regel; voor een nieuwe alinea een lege regel ertussen.',
    ],
  },
  'a line of HTML that closes itself': {
    content: 'Een<br/>twee',
    said: [
      '1:4  <br>: HTML-codes werken hier niet. Voor een nieuwe regel zet u een \\ aan het eind van de regel; voor een nieuwe alinea een lege regel ertussen.',
    ],
  },
  'HTML around a text': {
    content: '<div>\n\nTekst.\n\n</div>',
    said: ['1:1  <div>: HTML-codes werken hier niet. Gebruik Markdown of een blok uit docs/blokken.md.'],
  },
  'bold and italics of HTML': {
    content: 'Een <b>vet</b> en <em>schuin</em> woord',
    said: [
      '1:5  <b>: HTML-codes werken hier niet. Schrijf **vet**.',
      '1:19  <em>: HTML-codes werken hier niet. Schrijf *schuin*.',
    ],
  },
  'a block in small letters': {
    content: '<tip titel="Let op">\n\nTekst.\n\n</tip>',
    said: ['1:1  <tip>: Dit blok kennen we niet. Bedoelt u <Tip>?'],
  },
  'curly quotes around a value': { content: '<Tip titel=“Let op”>\n\nTekst.\n\n</Tip>', said: [`1:12  ${straight}`] },
  'a value without quotes': { content: '<Knop naar=/contact>Contact</Knop>', said: [`1:12  ${straight}`] },
  'an e-mail address between brackets': {
    content: 'Mail <post@huisarts.example> dus.',
    said: [`1:11  ${brackets}`],
  },
  'an address between brackets': { content: 'Lees <https://www.kngf.nl/>.', said: [`1:13  ${brackets}`] },
  'a word to a block that is misspelled': {
    content: '<Tip tietel="Let op">\n\nTekst.\n\n</Tip>',
    said: ['1:6  <Tip>: "tietel" kennen we hier niet. Bedoelt u titel?'],
  },
  'a block that ends in a sentence': {
    content: '<Vragen>\n\n### Een?\n\nJa.</Vragen>',
    said: [
      '5:4  Hier sluit </Vragen> midden in de tekst. Zet </Vragen> op een eigen regel, met een lege regel erboven.',
    ],
  },
  'a block that is spelled in two ways': {
    content: '<Vraagen>\n\n### Een?\n\nJa.\n\n</Vragen>',
    said: ['1:1  <Vraagen>: Dit blok kennen we niet. Bedoelt u <Vragen>?'],
  },
  'a block in a sentence': {
    content: 'Tekst ervoor <Vinkjes>tekst</Vinkjes> erna.',
    said: ['1:14  Zet <Vinkjes> en </Vinkjes> elk op een eigen regel, met een lege regel ervoor en erna.'],
  },
  'a heading of facts': {
    content: '## {naam}',
    said: ['1:1  Zet naast het feit ook gewone woorden in deze kop: daar komt het adres van de kop uit.'],
  },
  'a brace that only closes': {
    content: 'Bel telefoon} even.',
    said: ['1:13  Deze } sluit niets. Bedoelt u {telefoon}?'],
  },
  'a remark that never ends': {
    content: 'Tekst.\n\n<!-- nakijken',
    said: ['3:1  Deze opmerking eindigt niet. Sluit haar met -->.'],
  },
  'two versions of a text': { content: 'a\n<<<<<<< HEAD\neen\n=======\ntwee\n>>>>>>> tak', said: [`2:1  ${conflict}`] },
  'two versions of the facts': {
    content: facts(/^naam: .*$/m, '<<<<<<< HEAD\nnaam: a\n=======\nnaam: b\n>>>>>>> tak'),
    said: [`praktijk.yaml:3:1  ${conflict}`],
  },
  'frontmatter that never ends': {
    content: { 'proef.mdx': '---\ntitle: Proef\nmeta: x\n\nTekst.\n' },
    said: [
      'proef.mdx:4:1  De regels boven aan de pagina eindigen niet. Zet hier, onder het laatste veld, een regel met ---.',
    ],
  },
  'a file in UTF-16': {
    content: { 'proef.mdx': `\uFFFD\uFFFD${[...'---\ntitle: Proef\n---\n'].join('\0')}` },
    said: [
      'proef.mdx:1:1  Dit bestand is bewaard als UTF-16 ("Unicode"). Bewaar het opnieuw en kies bij codering UTF-8.',
    ],
  },
  'a name for hours': {
    content: facts('openingstijden:\n      maandag', 'openingstijden: &tijden\n      maandag'),
    said: [`praktijk.yaml:56:7  ${shared('&tijden')}`],
  },
  'a hash in a sentence': {
    content: massage(/^lead: .*$/m, 'lead: Wij zijn nummer #1 hier'),
    said: [
      'massage.mdx:6:22  Alles vanaf "#1 hier" verdwijnt, want na # leest de site niet verder. Zet de hele tekst tussen "aanhalingstekens".',
    ],
  },
  'an apostrophe as a quote': {
    content: massage(/^lead: .*$/m, "lead: 's Avonds open'"),
    said: [
      'massage.mdx:6:7  De apostrof voor "s Avonds ope" verdwijnt zo. Zet de tekst tussen dubbele aanhalingstekens: "’s Avonds ope…".',
    ],
  },
  'a whole text in curly quotes': {
    content: massage(/^lead: .*$/m, 'lead: “Da’s fijn.”'),
    said: [
      'massage.mdx:6:7  De lezer ziet deze krullende aanhalingstekens ook. Typ gewone aanhalingstekens of geen: "Da’s fijn.".',
    ],
  },
  'a code of HTML above a page': {
    content: massage(/^lead: .*$/m, 'lead: Q&A; doet&nbsp;zeer'),
    said: ['massage.mdx:6:7  "&nbsp;" kan hier niet: de lezer ziet dan de code zelf. Typ een gewone spatie.'],
  },
  'bold above a page': {
    content: massage(/^lead: .*$/m, 'lead: Dit is **vet**.'),
    said: [`massage.mdx:6:7  ${plain('Opmaak met sterretjes')}`],
  },
  'a link above a page': {
    content: massage(/^lead: .*$/m, 'lead: Lees [meer](/contact).'),
    said: [`massage.mdx:6:7  ${plain('Een link')}`],
  },
  'emphasis in the facts': {
    content: facts(/^slogan: .*$/m, 'slogan: Een _echte_ praktijk.'),
    said: [`praktijk.yaml:4:9  ${plain('Opmaak met lage streepjes')}`],
  },
  'a block in the facts': {
    content: facts(/^slogan: .*$/m, 'slogan: Bel <BelKnop /> nu.'),
    said: [`praktijk.yaml:4:9  ${plain('Een blok of HTML-code')}`],
  },
  'a thousand euros with a point': {
    content: price('1.250'),
    said: [
      'praktijk.yaml:30:21  "1.250" leest de site als 1.25 euro. Typ euro\'s en centen met één punt: 1250, of 1.25.',
    ],
  },
  'a thousand euros with a point in a fact of the writer’s own': {
    content: facts(/^prijzen:/m, 'eigen: { eigen-duo: 1.250 }\nprijzen:'),
    said: [
      'praktijk.yaml:29:21  "1.250" leest de site als 1.25 euro. Typ euro\'s en centen met één punt: 1250, of 1.25.',
    ],
  },
  'a thousand euros with a point in what somebody leaves behind': {
    content: changed('blokken.mdx', 'deposit: 50', 'deposit: 1.250'),
    said: [
      'blokken.mdx:15:91  "1.250" leest de site als 1.25 euro. Typ euro\'s en centen met één punt: 1250, of 1.25.',
    ],
  },
  'more cents than there are': {
    content: price('39.9555'),
    said: ['praktijk.yaml:30:21  "39.9555" leest de site als 39.9555 euro. Typ euro\'s en centen met één punt: 39.96.'],
  },
  'a price in another notation': { content: price('0x1F'), said: [`praktijk.yaml:30:21  ${odd('0x1F', '31')}`] },
  'a price with a power': { content: price('1e3'), said: [`praktijk.yaml:30:21  ${odd('1e3', '1000')}`] },
  'a price without end': { content: price('.inf'), said: [`praktijk.yaml:30:21  ${odd('.inf', 'geen getal')}`] },
  'a price with a comma': {
    content: price('39,95'),
    said: [
      'praktijk.yaml:30:21  prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "39,95". Schrijf het met een punt en zonder teken: 39.95.',
    ],
  },
  'a price with its sign': {
    content: price('€ 1.250,-'),
    said: [
      'praktijk.yaml:30:21  prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "€ 1.250,-". Schrijf het met een punt en zonder teken: 1250.',
    ],
  },
  'a price with its sign and a point': {
    content: price('€ 49.95'),
    said: [
      'praktijk.yaml:30:21  prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "€ 49.95". Schrijf het met een punt en zonder teken: 49.95.',
    ],
  },
  'a price between quotes': {
    content: price('"49.95"'),
    said: [
      'praktijk.yaml:30:21  prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "49.95". Haal de aanhalingstekens weg: 49.95.',
    ],
  },
  'a flag in Dutch': {
    content: massage(/^order: .*$/m, 'order: 1\nconcept: ja'),
    said: [
      'massage.mdx:10:10  concept: hier hoort true, maar er staat "ja". Schrijf concept: true, of haal de regel weg.',
    ],
  },
  'a comma between braces': {
    content: facts('tekst: U vindt ons straks om de hoek.', 'tekst: Nu niet, straks wel, om de hoek.'),
    said: [
      'praktijk.yaml:121:35  tekst: wat achter de komma staat ("straks wel"), leest de site als een nieuw veld. Zet tekst met een komma tussen "aanhalingstekens".',
    ],
  },
  'cents behind a comma, between braces': {
    content: facts('fysiotherapie, prijs: 12.5', 'fysiotherapie, prijs: 42,50'),
    said: ['praktijk.yaml:134:47  prijs: een komma eindigt hier het getal. Schrijf 42.50, met een punt.'],
  },
  'a break, between braces': {
    content: facts('tijden: 08:00-12:00,', 'tijden: 08:00-12:00, 13:00-15:00,'),
    said: [`praktijk.yaml:101:34  tijden: ${lunch('08:00-15:00')}`],
  },
  'a break': {
    content: facts('maandag: 08:00-18:00', 'maandag: 8.00-12.00 en 13.00-18.00 uur'),
    said: [`praktijk.yaml:56:16  locaties › nummer 1 › openingstijden › maandag: ${lunch('08:00-18:00')}`],
  },
  'a break as a list': {
    content: facts('maandag: 08:00-18:00', 'maandag: [08:00-12:00, 13:00-18:00]'),
    said: [`praktijk.yaml:56:16  locaties › nummer 1 › openingstijden › maandag: ${lunch('08:00-18:00')}`],
  },
  'hours that are empty': {
    content: facts('zondag: gesloten', 'zondag:'),
    said: [
      'praktijk.yaml:62:14  locaties › nummer 1 › openingstijden › zondag ontbreekt. Vul de tijden in als 08:00-18:00, of gesloten.',
    ],
  },
  'hours that are missing': {
    content: facts('tijden: gesloten, reden: Lang voorbij', 'reden: Lang voorbij'),
    said: [
      'praktijk.yaml:99:5  uitzonderingen › nummer 1 › tijden ontbreekt. Vul de tijden in als 08:00-18:00, of gesloten.',
    ],
  },
  'a day that no calendar has': {
    content: massage(/^order: .*$/m, 'order: 1\ntot: 2099-02-30'),
    said: ['massage.mdx:10:6  tot: 30 februari 2099 bestaat niet. De laatste dag is 2099-02-28.'],
  },
  'a price with a comma and its word': {
    content: price('49,95 euro'),
    said: [
      'praktijk.yaml:30:21  prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "49,95 euro". Schrijf het met een punt en zonder teken: 49.95.',
    ],
  },
  'a quote that never ends': {
    content: massage(/^lead: .*$/m, `lead: "Open ${'en meer '.repeat(20)}je.`),
    said: ['massage.mdx:6:7  Hier mist een teken, meestal een aanhalingsteken of een haakje. Zet het erbij.'],
  },
  'a field that is misspelled': {
    content: massage('heading: Massage', 'headin: Massage'),
    said: ['massage.mdx:5:1  "headin" kennen we hier niet. Bedoelt u heading?'],
  },
  'a field that springs in too far': {
    content: massage('  text: Ontspanning', '   text: Ontspanning'),
    said: ['massage.mdx:12:4  Deze regel springt verder in dan die erboven. Laat ze even ver inspringen.'],
  },
  'a field that does not spring in': {
    content: massage('  text: Ontspanning', 'text: Ontspanning'),
    said: ['massage.mdx:12:1  "text" hoort bij card. Laat het met twee spaties inspringen onder card.'],
  },
  'fields that do not spring in': {
    content: massage('  name: Massage\n  text: Ontspanning', 'name: Massage\ntext: Ontspanning'),
    said: ['massage.mdx:11:1  "name" hoort bij card. Laat het met twee spaties inspringen onder card.'],
  },
  'a field that does not spring in and has the name of another': {
    content: massage('closing:\n  heading', 'closing:\nheading'),
    said: ['massage.mdx:17:1  Deze regel hoort bij closing. Laat hem met twee spaties inspringen.'],
  },
  'a telephone number that is too short': {
    content: facts(/^telefoon: .*$/m, "telefoon: '+3153432123'"),
    said: ['praktijk.yaml:7:11  telefoon: schrijf het nummer internationaal, zonder spaties: "+31530000000".'],
  },
  'a line below an empty list': {
    content: facts(/^beeldhosts: .*$/m, 'beeldhosts: []\n  - beelden.praktijk.nl'),
    said: ['praktijk.yaml:33:13  Met [] zegt u dat er niets is, en daaronder staat toch iets. Haal [] weg.'],
  },
  'a sign that was read as two': {
    content: 'Kom naar ons cafÃ©.',
    said: ['1:17  "Ã©" lijkt een verkeerd gelezen "é". Typ het opnieuw.'],
  },
  'a sign from Word that nobody sees': {
    content: facts(/^slogan: .*$/m, 'slogan: Een echte\u200B praktijk.'),
    said: [
      'praktijk.yaml:4:18  Hier staat een teken dat niemand ziet, vaak meegekomen met plakken uit Word. Haal het weg: typ de twee woorden eromheen opnieuw.',
    ],
  },
  'a hard space in the facts': {
    content: facts(/^naam: .*$/m, 'naam:\u00A0Praktijk'),
    said: [
      'praktijk.yaml:3:6  Hier staat een harde spatie (vaak meegekomen met plakken). Haal haar weg en typ een gewone spatie.',
    ],
  },
  'a page that no link leads to': {
    content: {
      'alleen.mdx': `---\ntitle: Een pagina alleen\nmeta: ${'Een omschrijving van een pagina die niemand vindt. '.repeat(2).trim()}\nkind: tekst\nheading: Alleen\nlead: Een pagina.\n---\n\nTekst.\n`,
    },
    said: [
      'alleen.mdx:1:1  Let op: Geen menu en geen andere pagina leidt naar /alleen. Zet er ergens een link naar, of haal de pagina weg.',
    ],
  },
  'a list that no block shows': {
    content: changed('shop.mdx', '<Producten />', 'Tekst.'),
    said: [
      'shop.mdx:8:3  Niemand ziet "products": het blok dat deze lijst toont, staat niet op de pagina. Zet <Producten /> in de tekst, of haal de lijst weg.',
    ],
  },
  'a product that is there twice': {
    content: changed(
      'blokken.mdx',
      'rentals:',
      '  - { id: rol, name: Grote rol, price: 39.95, picture: product-foamroller, text: Voor de rug. }\nrentals:',
    ),
    said: ['blokken.mdx:13:11  products › nummer 2 › id: "rol" staat er twee keer. Kies een ander woord.'],
  },
  'a place in the order that is taken': {
    content: massage(/^order: .*$/m, 'order: 2'),
    said: ['massage.mdx:9:8  order: plaats 2 is al van /fysiotherapie. Kies een vrij nummer: 6.'],
  },
  'a document among the pages': {
    content: { 'folder.docx': '' },
    said: [
      'folder.docx:1:1  Let op: Dit bestand gebruikt de site niet. Een bestand om te downloaden hoort in de map public.',
    ],
  },
  'a photo of a telephone': {
    content: { '_beelden/foto.heic': '', ...massage('![](dienst-massage)', '![Iemand traint met een band](foto)') },
    said: ['_beelden/foto.heic:1:1  Dit soort beeld kan de site niet gebruiken. Bewaar foto.heic als foto.jpg.'],
  },
  'facts under another name': {
    content: { 'praktik.yaml': '' },
    said: ['praktik.yaml:1:1  Let op: Dit bestand gebruikt de site niet. Bedoelt u praktijk.yaml?'],
  },
  'a telephone number typed over': {
    content: 'Bel **053 - 000 00 00** nu.',
    said: [`1:7  ${typed('053 - 000 00 00', 'Schrijf {telefoon}.')}`],
  },
  'a telephone number from abroad': {
    content: 'Bel +31 (0)53 0000000.',
    said: [`1:5  ${typed('+31 (0)53 0000000', 'Schrijf {telefoon}.')}`],
  },
  'an e-mail address typed over': {
    content: 'Mail info@praktijk.example.',
    said: [`1:6  ${typed('info@praktijk.example', 'Schrijf {email}.')}`],
  },
  'a street typed over': {
    content: '- Kom naar Voorbeeldstraat 1',
    said: [`1:12  ${typed('Voorbeeldstraat 1', elsewhere)}`],
  },
  'a price typed over': {
    content: 'Zolen kosten €49,95.',
    said: [
      `1:14  ${typed('€49,95', 'Schrijf {prijs-sportzolen} (nu €\u00A049,95).').replace('\u00A0', ' ')}`,
      `1:14  ${otherwise('€4', '€ 35, met een spatie')}`,
    ],
  },
  'a price in words': {
    content: 'Moeder en dochter betalen 35 euro.',
    said: [
      `1:27  ${typed('35 euro', 'Schrijf {prijs-moeder-dochter} (nu € 35).')}`,
      `1:27  ${otherwise('35 euro', '€ 35')}`,
    ],
  },
  'hours typed over': {
    content: 'Open van 08:00 tot 18:00.',
    said: [
      `1:10  ${typed('08:00 tot 18:00', 'Schrijf {uren}, {uren-week} of {uren-zaterdag}.')}`,
      `1:10  ${otherwise('08:00 tot 18:00', '08:00–18:00')}`,
    ],
  },
  'a claim typed over, in a field': {
    content: massage(/^lead: .*$/m, 'lead: U kunt vaak binnen 24 uur terecht.'),
    said: [`massage.mdx:6:14  ${typed('vaak binnen 24 uur', 'Schrijf {afspraak}.')}`],
  },
  'a reader spoken to as a friend': { content: 'Kom gerust met jouw klacht.', said: [`1:16  ${polite('jouw')}`] },
  'a reader spoken to as a friend, in a list': { content: '- U komt\n- Je belt', said: [`2:3  ${polite('Je')}`] },
  'a sentence without end': {
    content: `Kort. ${'Lang en '.repeat(13)}lang.`,
    said: ['1:7  Let op: Deze zin heeft 27 woorden. Maak er twee zinnen van, met hoogstens 25.'],
  },
  'nobody who does anything': {
    content: 'Uw rug wordt onderzocht. Daarna worden oefeningen gegeven.',
    said: [
      '1:26  Let op: Twee zinnen achter elkaar met "wordt" of "worden". Zeg wie het doet: wij onderzoeken, u oefent.',
    ],
  },
  'a cure promised': { content: 'Massage geneest uw rug.', said: [`1:9  ${promises('geneest')}`] },
  'a payment promised': { content: 'Dit wordt altijd vergoed.', said: [`1:11  ${promises('altijd vergoed')}`] },
  'a result promised': { content: '## Wij garanderen herstel', said: [`1:8  ${promises('garanderen')}`] },
  'a time with a point': { content: 'Kom om 9.30 uur.', said: [`1:8  ${otherwise('9.30', '09:30')}`] },
  'a link that says nothing': { content: '[Klik hier](/contact) voor meer.', said: [`1:1  ${vague('Klik hier')}`] },
  'a button that says nothing': {
    content: '<Knop naar="/contact">Lees meer</Knop>',
    said: [`1:1  ${vague('Lees meer')}`],
  },
  'a heading that comes again': {
    content: '## Zo gaat het\n\nTekst.\n\n## Zo gaat het\n\nTekst.',
    said: [
      '5:1  Let op: Deze kop staat al op regel 12. Geef hem andere woorden, zodat de lezer de delen uit elkaar houdt.',
    ],
  },
  'a word of the trade': {
    content: 'We behandelen tendinopathie.',
    said: [
      '1:15  Let op: "tendinopathie" is een vakwoord dat niet iedereen kent. Leg het hier in een paar woorden uit, of gebruik een gewoon woord.',
    ],
  },
  'hours that the facts do not have': {
    content: 'We zijn op zaterdag open tot 23:45.',
    said: [
      '1:26  Let op: In praktijk.yaml staat bij zaterdag: 08:00–12:00. Klopt "tot 23:45"? Schrijf {uren-zaterdag}, dan blijft het kloppen.',
    ],
  },
  'a count that is not right': {
    content: 'Kies uit zes diensten op 2 locaties.',
    said: ['1:10  "zes diensten": de site heeft er vijf. Verander het getal, of laat het weg: dan klopt het altijd.'],
  },
  'a menu that is too wide': {
    content: changed(
      'teksten.yaml',
      'tekst: Contact }',
      'tekst: Contact en openingstijden van de praktijk in Twente }',
    ),
    said: [
      'teksten.yaml:14:7  Let op: Het menu en de naam van de praktijk passen samen niet op één regel van een laptop: 37 letters te veel. Het menu staat daarom op een eigen regel, onder de naam. Liever op één regel? Kort een woord in, of haal een link uit het menu: in de voet is plaats genoeg.',
    ],
  },
  'a silence without a reason': { content: '{/* taal: */}\n\nJe belt.', said: [`3:1  ${polite('Je')}`] },
}
