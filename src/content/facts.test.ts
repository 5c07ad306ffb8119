import { describe, expect, it } from 'vitest'
import { example } from '../test/example.ts'
import { factsSchema } from './facts.ts'
import { readYaml } from '../check/yaml.ts'

const { text } = example
const read = (changed: string) => readYaml({ file: 'content/praktijk.yaml', text: changed }, factsSchema)

/** What is said of the file after one change, each problem as `line:column message`. */
function problemsAfter(part: string, other: string): string[] {
  if (!text.includes(part)) throw new Error(`content/praktijk.yaml does not hold ${part}`)
  const reading = read(text.replace(part, other))
  return reading.ok ? [] : reading.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

/** Line and column of the value that stands after `key` in a line of the file. */
function placeOf(line: string, column = line.lastIndexOf(': ') + 3): string {
  return `${text.slice(0, text.indexOf(line)).split('\n').length}:${column}`
}

describe('the facts', () => {
  const { locations, prices, examples, toConfirm } = example.facts

  it('get English names for the code', () => {
    expect(locations.map(({ id, postcode }) => [id, postcode])).toEqual([
      ['enschede', '7500 AA'],
      ['glanerbrug', '7530 AA'],
    ])
    expect(prices).toEqual({ 'prijs-sportzolen': 49.95, 'prijs-moeder-dochter': 35 })
    expect(examples).toEqual(['naam', 'telefoon', 'locaties.enschede.straat', 'locaties.glanerbrug.straat'])
    expect(toConfirm[2]).toEqual({ text: 'Er zijn contracten met alle zorgverzekeraars.', page: '/contact' })
  })
  it('give both addresses the hours that they share', () => {
    for (const { hours } of locations) {
      expect(Object.values(hours).map((day) => day && `${day.opens}-${day.closes}`)).toEqual([
        '08:00-18:00',
        '08:00-20:00',
        '08:00-18:00',
        '08:00-18:00',
        '08:00-17:00',
        '08:00-12:00',
        null,
      ])
    }
  })
})

/** A whole line of the file, however its value is quoted. */
const lineOf = (key: string): string => new RegExp(`^${key}: .*$`, 'm').exec(text)?.[0] ?? key
const [phone, whatsapp] = [lineOf('telefoon'), lineOf('whatsapp')]

const phoneHelp = 'schrijf het nummer internationaal, zonder spaties: "+31530000000".'
const whatsappHelp = 'schrijf "telefoon" als het hetzelfde nummer is, of het nummer internationaal: "+31530000000".'
const originHelp = 'vul een adres in dat met https:// begint, zoals "https://www.praktijk.nl".'
const onlyOrigin =
  'vul alleen het adres van de site in, in kleine letters en zonder iets erachter: "https://www.praktijk.nl".'
const hoursHelp = 'schrijf de tijden als 08:00-18:00 (eerst open, dan dicht), of gesloten.'
const postcodeHelp = 'schrijf de postcode als "7511 AB": vier cijfers, een spatie, twee hoofdletters.'
const here = 'locaties › nummer 1'

describe('a wrong fact', () => {
  it.each([
    ['a phone number of our own', phone, 'telefoon: "053-000 0000"', `${placeOf(phone)} telefoon: ${phoneHelp}`],
    [
      'a phone number without quotes, which YAML reads as a number',
      phone,
      'telefoon: 0530000000',
      `${placeOf(phone)} "0530000000" leest de site als 530000000. Typ het getal in gewone cijfers, of zet tekst tussen "aanhalingstekens".`,
    ],
    [
      'a WhatsApp number that is too short',
      whatsapp,
      'whatsapp: "+315"',
      `${placeOf(whatsapp)} whatsapp: ${whatsappHelp}`,
    ],
    [
      'a postcode without its space',
      '7500 AA',
      '7500AA',
      `${placeOf('    postcode: 7500')} ${here} › postcode: ${postcodeHelp}`,
    ],
    [
      'a postcode in lower case',
      '7500 AA',
      '7500 aa',
      `${placeOf('    postcode: 7500')} ${here} › postcode: ${postcodeHelp}`,
    ],
    [
      'an e-mail address that is none',
      'info@praktijk.example',
      'info',
      `${placeOf('email: ')} email: "info" is geen e-mailadres. Vul er een in zoals info@voorbeeld.nl.`,
    ],
    [
      'a website that is no address',
      'https://www.praktijk.example',
      'praktijk',
      `${placeOf('website: ')} website: ${originHelp}`,
    ],
    [
      'a website without encryption',
      'https://www.praktijk.example',
      'http://www.praktijk.nl',
      `${placeOf('website: ')} website: ${originHelp}`,
    ],
    [
      'a website whose name would say more in a policy',
      'https://www.praktijk.example',
      'https://a;b',
      `${placeOf('website: ')} website: ${originHelp}`,
    ],
    [
      'a website with a slash at its end',
      'https://www.praktijk.example',
      'https://www.praktijk.nl/',
      `${placeOf('website: ')} website: ${onlyOrigin}`,
    ],
    [
      'a website in capitals',
      'https://www.praktijk.example',
      'https://WWW.Praktijk.nl',
      `${placeOf('website: ')} website: ${onlyOrigin}`,
    ],
    [
      'a route without https',
      lineOf('    route'),
      '    route: www.openstreetmap.org',
      `${placeOf(lineOf('    route'), 12)} ${here} › route: ${originHelp}`,
    ],
    [
      'a price of nothing',
      'prijs-moeder-dochter: 35',
      'prijs-moeder-dochter: 0',
      `${placeOf('  prijs-moeder-dochter: ')} prijzen › prijs-moeder-dochter: te klein. Vul meer dan 0 in.`,
    ],
    [
      'a price with a comma',
      '49.95',
      '49,95',
      `${placeOf('  prijs-sportzolen: ')} prijzen › prijs-sportzolen: hier hoort een getal, maar er staat "49,95". Schrijf het met een punt en zonder teken: 49.95.`,
    ],
    [
      'an empty text',
      'naam: Praktijknaam',
      'naam: ""',
      `${placeOf('naam: Praktijk')} naam is leeg. Vul hier tekst in.`,
    ],
    [
      'no value',
      'naam: Praktijknaam',
      'naam:',
      `${placeOf('naam: Praktijk', 6)} naam: hier hoort tekst, maar er staat niets. Vul tekst in.`,
    ],
    [
      'braces, which are for pages',
      'naam: Praktijknaam',
      'naam: "{naam}"',
      `${placeOf('naam: Praktijk')} naam: accolades kunnen hier niet. Typ gewone tekst.`,
    ],
    [
      'a list instead of a text',
      'naam: Praktijknaam',
      'naam: [a]',
      `${placeOf('naam: Praktijk')} naam: hier hoort tekst, maar er staat een lijst. Vul tekst in.`,
    ],
    [
      'a network we have no icon for',
      'naam: LinkedIn',
      'naam: X',
      `${placeOf('  - { naam: LinkedIn')} sociaal › nummer 3 › naam: "X" kennen we niet. Kies uit: Facebook, Instagram, LinkedIn.`,
    ],
    [
      'a place outside the Netherlands',
      'breedte: 52.2215',
      'breedte: 6.8937',
      `${placeOf('    geo: { breedte: 52.2215')} ${here} › geo › breedte: te klein. Vul minstens 50 in.`,
    ],
    [
      'a picture host with its protocol',
      'beeldhosts: []',
      'beeldhosts: ["https://x.nl"]',
      `${placeOf('beeldhosts', 14)} beeldhosts › nummer 1: vul alleen de naam van de site in: "beelden.praktijk.nl".`,
    ],
    [
      'a date in Dutch order',
      'datum: 2020-12-25',
      'datum: 25-12-2020',
      `${placeOf('datum: 2020-12-25', 14)} uitzonderingen › nummer 1 › datum: schrijf de datum als 2026-12-25.`,
    ],
  ])('%s', (_, part, other, expected) => {
    expect(problemsAfter(part, other)).toEqual([expected])
  })

  it.each([
    '08:00 - 20:00',
    '20:00-08:00',
    '08:00-08:00',
    '8:00-20:00',
    '08:00-24:00',
    '08:60-20:00',
    'dicht',
    '08:00',
  ])('opening hours of "%s"', (hours) => {
    const { [0]: start } = /^ {6}dinsdag: /m.exec(text) ?? ['']
    expect(problemsAfter('dinsdag: 08:00-20:00', `dinsdag: "${hours}"`)).toEqual([
      `${placeOf(start, 16)} ${here} › openingstijden › dinsdag: ${hoursHelp}`,
    ])
  })
})

it('the id of a location is part of an address', () => {
  expect(problemsAfter('id: enschede', 'id: Enschede')).toContain(
    `${placeOf('  - id: enschede')} ${here} › id: schrijf de id met kleine letters, cijfers en streepjes: "enschede".`,
  )
})

describe('a wrong key', () => {
  it('is named at its own place, and the one that was meant is not missing too', () => {
    expect(problemsAfter('slogan: ', 'slogen: ')).toEqual([
      `${placeOf('slogan: ', 1)} "slogen" kennen we hier niet. Bedoelt u slogan?`,
    ])
  })
  it('gets the choices when nothing comes near', () => {
    expect(problemsAfter('  ervaring: ', '  lievelingskleur: ')).toContainEqual(
      expect.stringMatching(/"lievelingskleur" kennen we hier niet\. Kies uit: ervaring, clienten, /),
    )
  })
  it('twice is twice a problem', () => {
    expect(
      problemsAfter('regio: Twente', 'regio: Twente\nfoo: 1\nbar: 2').map((problem) => problem.replace(/ .*/, '')),
    ).toEqual([`${Number(placeOf('regio').split(':')[0]) + 1}:1`, `${Number(placeOf('regio').split(':')[0]) + 2}:1`])
  })
  it('the same key twice', () => {
    expect(problemsAfter('regio: Twente', 'regio: Twente\nregio: Twente')).toEqual([
      expect.stringMatching(/^\d+:1 Dit veld staat er twee keer\. Haal er één weg\.$/),
    ])
  })
})

describe('the hours of another address', () => {
  const like = '      zoals: enschede'
  const hoursAfter = (other: string) => {
    const reading = read(text.replace(like, other))
    return reading.ok ? reading.data.locations[1]?.hours : undefined
  }
  it('count where nothing else is said', () => {
    expect(hoursAfter(`${like}\n      maandag: gesloten\n      zondag: 10:00-12:00`)).toMatchObject({
      maandag: null,
      dinsdag: { opens: '08:00', closes: '20:00' },
      zondag: { opens: '10:00', closes: '12:00' },
    })
  })
  it.each(['almelo', 'glanerbrug'])('are those of an address that says them itself, not of %s', (id) => {
    expect(problemsAfter(like, `      zoals: ${id}`)).toEqual([
      `${placeOf(like, 14)} locaties › nummer 2 › openingstijden › zoals: kies een locatie waarvan de tijden voluit staan: enschede. Of typ ze hier voluit.`,
    ])
  })
  it('are named, or every day is', () => {
    expect(problemsAfter(like, '      maandag: gesloten')).toHaveLength(6)
  })
})

it('WhatsApp may have the number of the telephone', () => {
  const reading = read(text.replace(whatsapp, 'whatsapp: telefoon'))
  expect(reading.ok && reading.data.whatsapp).toBe('+31530000000')
})

describe('anchors', () => {
  const taught = (sign: string) =>
    `"${sign}" neemt een stuk over van een andere plek; verandert u het ene, dan verandert het andere mee. Typ de waarde voluit. Bij openingstijden kan het zo: zoals: enschede.`
  it.each([
    ['&streek Twente', '&streek', 16],
    ['*nergens', '*nergens', 8],
    ['&a [*a, *a]', '&a', 11],
  ])('are not taken: %s', (value, sign, column) => {
    expect(problemsAfter('regio: Twente', `regio: ${value}`)).toEqual([`5:${column} ${taught(sign)}`])
  })
  it('nor are blocks that are merged', () => {
    expect(problemsAfter('      zoals: enschede', '      <<: enschede')).toEqual([
      `${placeOf('      zoals: enschede', 7)} ${taught('<<')}`,
    ])
  })
})

describe('the name of a field', () => {
  it('is a word, not a list or a block', () => {
    const line = Number(placeOf('regio').split(':')[0])
    expect(problemsAfter('regio: Twente', 'regio: Twente\n? [a, b]\n: c')).toEqual([
      `${line + 1}:3 Na de naam van een veld hoort een dubbele punt en een spatie. Typ die erachter.`,
    ])
  })
})

describe('the list of examples', () => {
  it.each([
    'naamm',
    'toString',
    'locaties',
    'locaties.enschede',
    'locaties.almelo.straat',
    'locaties.enschede.straatt',
    'locaties.enschede.geo.breedte',
    'locaties.enschede.toString',
    'beweringen.ervaring',
  ])('does not hold "%s"', (path) => {
    expect(problemsAfter('  - naam\n', `  - ${path}\n`)).toEqual([
      `${placeOf('  - naam\n', 5)} voorbeelden › nummer 1: "${path}" is geen pad naar een feit in dit bestand. Schrijf het zoals locaties.enschede.straat.`,
    ])
  })
  it('may be empty', () => {
    expect(read(text.replace(/^voorbeelden:\n( {2}- .*\n)+/m, 'voorbeelden: []\n')).ok).toBe(true)
  })
})

describe('how to complain about the practice', () => {
  const said = (procedure: string) => {
    const reading = read(text.replace(/^klachtenregeling:.*\n(?: .*\n)*/m, `klachtenregeling: ${procedure}\n`))
    return reading.ok ? [] : reading.problems.map(({ message }) => message)
  }
  it.each(['{ tekst: Bel ons. }', '{ tekst: Bel ons., instantie: Geschillen, link: "https://g.example" }'])(
    'is said with or without a body: %s',
    (procedure) => {
      expect(said(procedure)).toEqual([])
    },
  )
  it('a link needs the name that it stands on', () => {
    expect(said('{ tekst: Bel ons., link: "https://g.example" }')).toEqual([
      'klachtenregeling › instantie ontbreekt. De link staat op de naam van de instantie.',
    ])
  })
})
