import { describe, expect, it } from 'vitest'
import { nothingAsked, siteOf } from '../../test/builtSides.ts'
import { compareSites } from '../compare.ts'
import type { Asked } from '../compare.ts'

const alarms = (before: ReturnType<typeof siteOf>, after: ReturnType<typeof siteOf>, asked: Partial<Asked> = {}) =>
  compareSites(before, after, { ...nothingAsked, ...asked }).alarms

describe('a text whose meaning turned', () => {
  const turns = (before: string, after: string) =>
    alarms(siteOf({ '/a': `<p>${before}</p>` }), siteOf({ '/a': `<p>${after}</p>` })).map(
      ({ message }) => message.split(' op ')[0],
    )

  it.each([
    ['U mag niet doorlopen.', 'U mag doorlopen.', 'Ontkenning weg (niet)'],
    ['Er is een risico.', 'Er is geen risico.', 'Ontkenning erbij (geen)'],
    ['Houd 5 tellen vast.', 'Houd 50 tellen vast.', 'Getal veranderd (5 → 50)'],
    ['Wacht twee weken.', 'Wacht drie weken.', 'Getal veranderd (twee → drie)'],
    ['Wacht 2 weken.', 'Wacht 2 dagen.', 'Eenheid veranderd (weken → dagen)'],
    ['Het kost € 49,95.', 'Het kost € 59,95.', 'Getal veranderd (49,95 → 59,95)'],
    ['Bel direct 112 bij pijn op de borst.', 'Rust uit bij pijn op de borst.', 'Getal weg (112)'],
    ['Bel uw huisarts als het erger wordt.', 'Wacht af als het erger wordt.', 'Alarmteken weg (huisarts)'],
    ['U moet rusten.', 'U mag rusten.', 'Tegendeel veranderd (moet → mag)'],
  ])('%s → %s', (before, after, message) => {
    expect(turns(before, after)).toContain(message)
  })

  it.each([
    ['U mag niet doorlopen.', 'U mag niet verder lopen.'],
    ['Niet tillen en niet bukken.', 'Niet bukken en niet tillen.'],
    ['Wacht 2 weken af.', 'Wacht rustig 2 weken af.'],
  ])('says nothing of %s → %s', (before, after) => {
    expect(turns(before, after)).toEqual([])
  })

  it('hears a sign of alarm that went with its whole paragraph, and no other word of it', () => {
    const rest = '<p>Een paar weken rust helpt vaak.</p>'
    expect(turns(`Een.</p>${rest}<p>Bel niet later dan 2 dagen uw huisarts.`, `Een.</p>${rest}`)).toEqual([
      'Alarmteken weg (huisarts)',
    ])
  })
})

it('tells of a long text only what stands around the turn', () => {
  const long = (words: string) =>
    siteOf({ '/a': `<p>${'Een zin vooraf. '.repeat(20)}Dat is ${words} teken. ${'Een zin erna. '.repeat(20)}</p>` })
  const [alarm] = alarms(long('geen'), long('een'))
  expect(alarm?.message).toContain('Dat is geen teken.')
  expect(alarm?.message.length).toBeLessThan(400)
})

describe('a fact that changed', () => {
  const page = (phone: string) =>
    `<p>Bel <a href="tel:+31${phone.slice(1).replace(/ /g, '')}">${phone}</a> voor een afspraak.</p>`
  const card = (phone: string) => new Map([['praktijk.vcf', `BEGIN:VCARD\nTEL:${phone}\nEND:VCARD`]])
  const review = compareSites(
    siteOf({ '/a': page('053 000 0000'), '/b': '<p>Tekst</p>' }, { files: card('+31530000000') }),
    siteOf(
      { '/a': page('053 000 1234'), '/b': '<p>Tekst</p>' },
      { facts: 'telefoon: "+31530001234"\n', files: card('+31530001234') },
    ),
    nothingAsked,
  )

  it('is named with every place where it shows', () => {
    expect(review.facts).toMatchObject([
      {
        path: 'telefoon',
        ripples: [
          { page: '/a', where: 'alinea', before: 'Bel 053 000 0000 voor een afspraak.' },
          { page: 'praktijk.vcf', where: 'bestand' },
        ],
      },
    ])
  })

  it('is one alarm, and no turn of meaning at each of its places', () => {
    expect(review.alarms.map(({ kind }) => kind)).toEqual(['feit'])
    expect(review.pages[0]?.changes[0]?.facts).toEqual(['telefoon'])
  })
})

describe('an address', () => {
  it('that is gone comes with the line to add', () => {
    expect(
      alarms(siteOf({ '/a': '<p>Een tekst die gaat verdwijnen.</p>', '/b': '' }), siteOf({ '/b': '' })),
    ).toMatchObject([{ kind: 'adres', page: '/a', todo: expect.stringContaining('oude-adressen: [/a]') }])
  })

  it('that leads on is no alarm', () => {
    const after = siteOf({ '/b': '<p>Een</p>' }, { redirects: new Map([['/a', '/b']]) })
    expect(alarms(siteOf({ '/a': '<p>Een</p>' }), after)).toEqual([])
  })

  it('of a part of a page that got another name is an alarm', () => {
    const heading = (id: string) => siteOf({ '/a': `<h2 id="${id}">Kop</h2>` })
    expect(alarms(heading('oud'), heading('nieuw'))).toMatchObject([
      { kind: 'anker', todo: expect.stringContaining('oude-koppen: { oud: nieuw }') },
    ])
  })
})

it('a new outside host and a new source of the policy are alarms', () => {
  const link = (href: string) => `<p><a href="${href}">Lees</a></p>`
  const found = alarms(
    siteOf({ '/a': link('https://oud.nl') }),
    siteOf({ '/a': link('https://nieuw.nl') }, { policy: new Set(["img-src 'self'", 'img-src https://beelden.nl']) }),
  )
  expect(found.map(({ message }) => message)).toEqual([
    'Nieuwe andere site: nieuw.nl (op /a).',
    'Het beveiligingsbeleid laat iets nieuws toe: img-src https://beelden.nl.',
  ])
})

it('a question that another page answers now is an alarm', () => {
  const answers = (...paths: string[]) => siteOf({}, { answers: new Map([['spit', paths]]) })
  const questions = [{ query: 'spit', page: '/rug' }]
  expect(alarms(answers('/rug', '/nek'), answers('/nek', '/rug'), { questions })).toMatchObject([
    { kind: 'zoekvraag', message: 'Wie "spit" zoekt, vond eerst /rug en vindt nu /nek.' },
  ])
  expect(alarms(answers('/rug', '/nek'), answers('/rug'), { questions })).toEqual([])
  const ofPart = [{ query: 'spit', page: '/rug#wat-helpt' }]
  expect(alarms(answers('/rug'), answers('/nek', '/rug'), { questions: ofPart })).toEqual([
    expect.not.objectContaining({ todo: expect.anything() }),
  ])
})

it('a text that was looked over and changed since is an alarm, but not when only a fact did', () => {
  const side = (text: string) => siteOf({ '/a': `<p>Bel ons op werkdagen. ${text}</p>` })
  const asked = { reviewed: new Map([['/a', '2026-01-02']]) }
  expect(alarms(side('Rust is goed.'), side('Bewegen is goed.'), asked).map(({ kind }) => kind)).toEqual(['nagekeken'])
  const other = siteOf({ '/a': '<p>Bel ons op werkdagen. 053 000 1234</p>' }, { facts: 'telefoon: "+31530001234"' })
  expect(alarms(side('053 000 0000'), other, asked).map(({ kind }) => kind)).toEqual(['feit'])
})
