import { describe, expect, it } from 'vitest'
import { dayNames, formatInterval, groupDays } from '../content/hours.ts'
import { formatPhone, telHref, whatsappHref } from '../content/phone.ts'
import { facts } from './facts.ts'
import { attr, documentOf, find, headingsOf, rawText, wordsOf } from './html.ts'
import type { Element } from './html.ts'
import { visitorPaths } from './site.ts'

const mainOf = (path: string): Element => find(documentOf(path), 'main')[0] ?? documentOf(path)
const headings = (path: string, level: number): string[] =>
  headingsOf(mainOf(path)).flatMap((heading) => (heading.level === level ? [heading.text] : []))
const linksIn = (root: Element) =>
  find(root, 'a').map((link) => ({ text: wordsOf(link), href: attr(link, 'href') ?? '' }))
const questions = (path: string): string[] =>
  find(mainOf(path), 'summary').flatMap((summary) => find(summary, 'h3').map(wordsOf))
/** Words stand on a page in any typographic form: upper or lower case, with curly quotes. */
const expectWords = (path: string, ...words: string[]): void => {
  const text = wordsOf(mainOf(path)).replaceAll('’', "'").toLowerCase()
  expect(
    words.filter((word) => !text.includes(word.toLowerCase())),
    path,
  ).toEqual([])
}

const regions = ['rug', 'nek', 'schouder', 'knie', 'heup', 'enkel', 'elleboog', 'hand']
const regionPaths = regions.map((region) => `/pijnklachten/${region}`)
const sentence = 'Maandag t/m vrijdag 08:00–18:00 (dinsdag tot 20:00, vrijdag tot 17:00), zaterdag 08:00–12:00'

describe('every page', () => {
  it.each(visitorPaths)('%s has the links of the header and the footer (specification, "Shared layout")', (path) => {
    const root = documentOf(path)
    const [header, footer] = [find(root, 'header')[0], find(root, 'footer')[0]].map((part) => linksIn(part ?? root))
    for (const to of [
      '/',
      '/fysiotherapie',
      '/podotherapie',
      '/massage',
      '/personal-training',
      '/contact',
      ...regionPaths,
    ]) {
      expect(header?.map(({ href }) => href)).toContain(to)
    }
    expect(header?.map(({ href }) => href)).toContain(telHref(facts.phone))
    for (const to of [
      '/',
      '/fysiotherapie',
      '/podotherapie',
      '/massage',
      '/personal-training',
      '/voeding',
      '/contact',
      '/locations',
      '/hulpmiddelen',
      '/over-ons',
      '/verhuur',
      '/privacy',
      '/algemene-voorwaarden',
      '/services',
    ]) {
      expect(footer?.map(({ href }) => href)).toContain(to)
    }
    for (const { href } of facts.social) expect(footer?.map((link) => link.href)).toContain(href)
    expect(linksIn(root).map(({ href }) => href)).toContain(whatsappHref(facts.whatsapp))
  })
})

describe('/', () => {
  it('has the hero with its ticks, hours and call prompt', () => {
    expectWords(
      '/',
      'Geen verwijzing nodig',
      'Direct persoonlijk contact',
      'Vergoed door zorgverzekering',
      'Maandag t/m zaterdag 08:00–20:00',
      formatPhone(facts.phone),
    )
    const links = linksIn(mainOf('/'))
    expect(links).toContainEqual({ text: 'Maak een afspraak', href: '/contact' })
    expect(links).toContainEqual({ text: 'Bekijk behandelingen', href: '/services' })
    expect(links.some(({ href }) => href === telHref(facts.phone))).toBe(true)
  })
  it('has the three values and the claims', () => {
    expectWords(
      '/',
      'Persoonlijke aanpak',
      'Direct toegankelijk',
      'Bewezen resultaat',
      'meer dan 30 jaar',
      '1000+',
      'vaak binnen 24 uur',
    )
  })
  it('has four service cards that all lead to /services', () => {
    for (const name of ['Fysiotherapie', 'Podotherapie', 'Massage', 'Personal Training']) {
      const card = find(mainOf('/'), 'li').filter(
        (item) =>
          find(item, 'img').length === 1 && find(item, 'h3').some((heading) => wordsOf(heading).startsWith(name)),
      )
      expect(
        card.map((item) => linksIn(item).map(({ href }) => href)),
        name,
      ).toEqual([['/services']])
    }
  })
  it('has the testimonials, rated 5, 5 and 4, with name and source', () => {
    const items = find(mainOf('/'), 'blockquote')
    expect(items).toHaveLength(3)
    const stars = find(mainOf('/'), '*', { role: 'img' })
      .map((image) => attr(image, 'aria-label'))
      .filter((label) => label?.includes('sterren'))
    expect(stars).toEqual(['5 van 5 sterren', '5 van 5 sterren', '4 van 5 sterren'])
    expectWords('/', 'Marieke V.', 'David O.', 'Gerda H.')
  })
  it('has the towns with their specialisations, and the promotions with their prices', () => {
    expectWords(
      '/',
      'Manuele therapie en dry needling',
      'fysio Enschede',
      'fysio Glanerbrug',
      'Lonneker',
      'Sportzolen voor hockeyschoenen',
      'Moeder-dochter fitness',
    )
    expect(rawText(mainOf('/'))).toContain('€\u00A049,95')
    expect(rawText(mainOf('/'))).toMatch(/€\u00A035\s+per sessie/)
  })
})

// The pain overview has the figure alone: its cards are the list.
it.each([
  ['/', 2],
  ['/services', 2],
  ['/pijnklachten', 1],
])('%s links the nine regions on the figure and, where there is one, in the list beside it', (path, count) => {
  const lists = find(mainOf(path), 'ul').map((list) => linksIn(list).map(({ href }) => href))
  const nine = lists.filter((hrefs) => hrefs.length === 9 && hrefs.includes('/hoofdpijn'))
  const expected = [...regionPaths, '/hoofdpijn'].toSorted()
  expect(nine.map((hrefs) => hrefs.toSorted())).toEqual(Array.from({ length: count }, () => expected))
})

describe('/services', () => {
  it('has six services, each with "Meer informatie" to its own page (decisions)', () => {
    const links = linksIn(mainOf('/services'))
    for (const [name, to] of [
      ['Fysiotherapie', '/fysiotherapie'],
      ['Podotherapie', '/podotherapie'],
      ['Massage', '/massage'],
      ['Voeding', '/voeding'],
      ['Hulpmiddelen', '/hulpmiddelen'],
      ['Personal Training', '/personal-training'],
    ] as const) {
      expect(
        headings('/services', 3).some((heading) => heading.startsWith(name)),
        name,
      ).toBe(true)
      expect(links.map(({ href }) => href)).toContain(to)
    }
    expect(wordsOf(mainOf('/services')).match(/Meer informatie/g)).toHaveLength(6)
  })
  it('has the three steps', () => {
    const steps = find(mainOf('/services'), 'ol').at(-1)
    expect(steps && find(steps, 'li').map((item) => find(item, 'strong').map(wordsOf).join())).toEqual([
      'Intake en diagnose',
      'Behandelplan',
      'Behandeling',
    ])
    expectWords('/services', 'ongeveer 45 minuten', 'ongeveer 30 minuten', 'contracten met alle zorgverzekeraars')
  })
})

describe('the service pages', () => {
  it.each([
    [
      '/fysiotherapie',
      ['Manuele therapie', 'Oefentherapie', 'Dry needling', 'Voor wie', 'fysiotherapeut in Twente'],
      4,
    ],
    [
      '/podotherapie',
      [
        'Wat is podotherapie',
        'Voetonderzoek',
        'Zolen op maat',
        'Nagelbehandeling',
        'Klachten die we behandelen',
        '1 tot 2 jaar',
        'elk jaar',
      ],
      4,
    ],
    ['/massage', ['Ontspanningsmassage', 'Triggerpointmassage', 'Bindweefselmassage'], 1],
    ['/voeding', ['drie stappen', 'Individuele consulten', 'Sportvoeding', 'Voedingspakketten'], 1],
    ['/personal-training', ['Onze aanpak', 'Voor wie', '1 tot 3 keer per week', 'Duo', 'Trio'], 1],
    [
      '/hulpmiddelen',
      ['Te koop', 'Te huur', 'Braces', 'Zolen', 'Loophulpmiddelen', 'Oefenmateriaal', 'Tape en bandage', 'Kussens'],
      1,
    ],
    [
      '/contact',
      ['Enschede', 'Glanerbrug', sentence, 'meestal binnen 24 tot 48 uur; bij acute klachten dezelfde dag'],
      3,
    ],
  ])('%s has its parts and its questions', (path, words, count) => {
    expectWords(path, ...words)
    expect(questions(path).length).toBeGreaterThanOrEqual(count)
    if (count > 1) expect(questions(path)).toHaveLength(count)
  })
  it('/hulpmiddelen leads to the shop and to the rental', () => {
    expect(linksIn(mainOf('/hulpmiddelen')).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/shop', '/verhuur']),
    )
  })
})

describe('/shop', () => {
  const prices = ['29,95', '18,50', '49,95', '12,95', '15,95', '34,95', '24,95', '19,95']

  it('has the eight products with their prices in Dutch notation (specification, section 9)', () => {
    const products = find(mainOf('/shop'), 'li').filter((item) =>
      linksIn(item).some(({ href }) => href.startsWith('mailto:')),
    )
    expect(products.map((item) => rawText(item).match(/€\u00A0\d+,\d\d/)?.[0])).toEqual(
      prices.map((price) => `€\u00A0${price}`),
    )
    for (const item of products) {
      const name = find(item, 'h3').map(wordsOf).join()
      const mail = linksIn(item).find(({ href }) => href.startsWith('mailto:'))
      expect(mail?.text).toContain('Vraag meer info aan')
      const url = new URL(mail?.href ?? '')
      expect(url.pathname).toBe(facts.email)
      expect(url.searchParams.get('subject')).toContain(name)
      expect(url.searchParams.get('body')).toContain(name)
    }
  })
  it('leads to the locations and to contact, and takes orders by phone', () => {
    const hrefs = linksIn(mainOf('/shop')).map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/locations', '/contact', telHref(facts.phone)]))
    expectWords('/shop', 'Telefonisch bestellen')
  })
})

it('/verhuur has the six items, the three steps and the conditions', () => {
  for (const item of ['Krukken', 'Rollator', 'Rolstoel', 'TENS-apparaat', 'Loopbrace', 'Hometrainer'])
    expectWords('/verhuur', item)
  const steps = find(mainOf('/verhuur'), 'ol').at(-1)
  expect(steps && find(steps, 'strong').map(wordsOf)).toEqual(['Reserveren', 'Ophalen', 'Terugbrengen'])
  expectWords(
    '/verhuur',
    'minimaal één week',
    'borg bij het ophalen',
    'borg terug',
    'geldig identiteitsbewijs',
    'Verlengen kan als niemand anders',
    'deel van de borg',
  )
})

describe('/contact and /locations', () => {
  it.each(['/contact', '/locations'])('%s has both addresses with route, phone and e-mail', (path) => {
    const hrefs = linksIn(mainOf(path)).map(({ href }) => href)
    for (const { street, postcode, town, routeHref } of facts.locations) {
      expectWords(path, street, `${postcode} ${town}`)
      expect(hrefs).toContain(routeHref)
    }
    expect(hrefs).toEqual(expect.arrayContaining([telHref(facts.phone), `mailto:${facts.email}`]))
  })
  it('/contact has WhatsApp too', () => {
    expect(linksIn(mainOf('/contact')).map(({ href }) => href)).toContain(whatsappHref(facts.whatsapp))
  })
  it('/locations has hours per day, facilities, highlights and an appointment for each', () => {
    for (const { name, hours, facilities, highlights, description } of facts.locations) {
      expect(
        headings('/locations', 2).some((heading) => heading.includes(name)),
        name,
      ).toBe(true)
      expectWords(
        '/locations',
        description,
        ...facilities,
        ...highlights.flatMap((item) => [item.title, item.description]),
      )
      for (const group of groupDays(hours)) {
        for (const day of group.days) expectWords('/locations', day)
        if (group.hours) expectWords('/locations', formatInterval(group.hours))
        else expectWords('/locations', 'Gesloten')
      }
    }
    const appointments = linksIn(mainOf('/locations')).filter(({ href }) => href === '/contact')
    expect(appointments.length).toBeGreaterThanOrEqual(facts.locations.length)
    expect(dayNames(['maandag', 'woensdag'])).toBe('Maandag, woensdag')
  })
})

it('/over-ons has the claims, four reasons, what we belong to and the hours', () => {
  expectWords(
    '/over-ons',
    'meer dan 30 jaar',
    '1000+',
    'Erkend leerbedrijf',
    'beroepsvereniging voor fysiotherapie',
    'Aangesloten bij een stichting',
    'Verzekerd',
    sentence,
  )
  expect(headings('/over-ons', 3).slice(0, 4)).toEqual([
    'Ervaring',
    'Persoonlijke aanpak',
    'Snel en direct terecht',
    'Contract met alle zorgverzekeraars',
  ])
})

describe('/pijnklachten', () => {
  const main = mainOf('/pijnklachten')

  it('has its verbatim heading and button (specification, "Pain-complaints overview")', () => {
    expect(headings('/pijnklachten', 1)).toEqual(['Pijnklachten Behandeling Enschede & Glanerbrug'])
    expect(linksIn(main)).toContainEqual({ text: 'Maak direct een afspraak', href: '/contact' })
  })
  it('has eight cards, each with text, picture, fallback and link', () => {
    const names = [
      'Rugpijn',
      'Nekklachten',
      'Schouderklachten',
      'Knieklachten',
      'Heupklachten',
      'Enkelklachten',
      'Elleboogklachten',
      'Handklachten',
    ]
    const cards = find(main, 'li').filter((item) => find(item, 'h3').length === 1 && find(item, 'img').length === 1)
    expect(cards.map((card) => find(card, 'h3').map(wordsOf).join())).toEqual(names)
    expect(cards.map((card) => linksIn(card).map(({ href }) => href))).toEqual(regionPaths.map((path) => [path]))
    for (const card of cards) {
      expect(wordsOf(card)).toContain('Meer informatie')
      expect(attr(find(card, 'img')[0] ?? card, 'data-fallback-alt')).toBe('Fysiotherapie behandeling Enschede')
    }
  })
  it('has the three bullets and both closing buttons', () => {
    expectWords(
      '/pijnklachten',
      'persoonlijk behandelplan',
      'combinatie van handmatige technieken en oefentherapie',
      'preventie',
      'wat u zelf kunt doen',
    )
    expect(linksIn(main)).toEqual(
      expect.arrayContaining([
        { text: 'Maak een afspraak', href: '/contact' },
        { text: 'Neem contact op', href: '/contact' },
      ]),
    )
  })
})

describe('the complaint pages', () => {
  it.each([
    ['rug', 'Wanneer contact opnemen?'],
    ['nek', 'Symptomen'],
    ['schouder', 'Wanneer hulp zoeken?'],
    ['knie', 'Revalidatie na een operatie'],
    ['heup', 'Revalidatie na een operatie'],
    ['enkel', 'Herhaling voorkomen'],
    ['elleboog', 'Ergonomisch advies'],
    ['hand', 'Revalidatie na een operatie'],
  ])('%s has its three blocks, a summary, and says when to call', (region, third) => {
    const path = `/pijnklachten/${region}`
    const parts = headings(path, 2)
    const [first = -1, second, last] = [
      parts.findIndex((part) => /^(Oorzaken van|Veelvoorkomende) /.test(part)),
      parts.indexOf('Onze behandeling'),
      parts.indexOf(third),
    ]
    expect(first, path).toBeGreaterThanOrEqual(0)
    expect(second).toBeGreaterThan(first)
    expect(last).toBeGreaterThan(second ?? 0)
    expectWords(path, 'In het kort', 'Bel direct uw huisarts', '112')
  })
})

describe('/algemene-voorwaarden', () => {
  it('has ten numbered sections in their order', () => {
    expect(headings('/algemene-voorwaarden', 2).filter((heading) => /^\d/.test(heading))).toEqual([
      '1. Toepasselijkheid',
      '2. Behandelingsovereenkomst',
      '3. Toestemming',
      '4. Informatie',
      '5. Dossier',
      '6. Geheimhouding',
      '7. Beëindiging',
      '8. Afspraken en betaling',
      '9. Aansprakelijkheid',
      '10. Slotbepaling',
    ])
  })
  it('keeps the terms of the specification (section 9)', () => {
    expectWords(
      '/algemene-voorwaarden',
      'jonger dan 16 jaar',
      'ouders, verzorgers of wettelijk vertegenwoordiger',
      '15 jaar bewaren',
      'binnen drie maanden',
      'langer dan vier weken niet beschikbaar',
      'minstens 24 uur van tevoren',
      'volledige tarief',
      '3 mei 2025',
    )
  })
})

it('/privacy says what it is (specification, "Route table")', () => {
  expect(headings('/privacy', 1)).toEqual(['Privacy beleid'])
  expectWords('/privacy', 'in ontwikkeling', 'geen cookies', 'volgt u niet')
})

describe('/404', () => {
  it('leads with a Dutch heading and useful links (decisions)', () => {
    const texts = headings('/404', 1)
    expect(texts).toEqual(['Deze pagina bestaat niet (meer)'])
    expect(linksIn(mainOf('/404')).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/', '/services', '/pijnklachten', '/contact']),
    )
  })
  it('has the English texts, marked as English', () => {
    const english = find(mainOf('/404'), '*', { lang: 'en' })
    const words = english.map(wordsOf).join(' ')
    for (const text of ['404', 'Oops! Page not found', 'Return to Home']) expect(words).toContain(text)
    expect(english.flatMap(linksIn)).toContainEqual({ text: 'Return to Home', href: '/' })
    expect(wordsOf(mainOf('/404')).match(/Oops! Page not found/g)).toHaveLength(1)
  })
})
