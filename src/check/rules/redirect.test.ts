import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { redirect } from './redirect.ts'

const file = 'content/omleidingen.yaml'
/** What is said of these redirects. */
const said = (...lines: string[]) => saidOfSite(redirect, { 'omleidingen.yaml': `${lines.join('\n')}\n` })

it('leads to pages that exist in the example, and in a site without a file of them', () => {
  expect(saidOfSite(redirect)).toEqual([])
  expect(saidOfSite(redirect, { 'omleidingen.yaml': undefined })).toEqual([])
  expect(said('/oud: /massage', '/oud/verder.php: /')).toEqual([])
})
it('an old address is written as servers look it up', () => {
  for (const from of ['/Oud', '/oud.html', 'oud', '/oud/', '/oud#kop', 'https://www.praktijk.example/oud'])
    expect(said(`"${from}": /massage`)).toEqual([
      `${file}:1:${from.length + 5}  Het oude adres "${from}" klopt niet: schrijf het adres zonder website, in kleine letters en zonder .html, zoals /oude-pagina.`,
    ])
})
it('leads to no page that does not exist', () => {
  expect(said('/oud: /masage')).toEqual([
    `${file}:1:7  /oud leidt naar /masage, maar die pagina bestaat niet. Bedoelt u /massage?`,
  ])
  expect(said('/oud: /xylofoon')).toEqual([expect.stringContaining('Vul het adres van een pagina in, zoals /contact.')])
})
it.each([
  ['/contact#openingstijden', 'Schrijf /contact.'],
  ['https://www.kngf.nl/', 'Schrijf bijvoorbeeld /contact.'],
])('leads to a whole page of the site: not to %s', (to, hint) => {
  expect(said(`/oud: ${to}`)).toEqual([
    `${file}:1:7  Hier kan alleen een pagina van deze site staan, zonder #. ${hint}`,
  ])
})
it('leads there in one step, and not round', () => {
  expect(said('/oud: /ouder', '/ouder: /massage')).toEqual([
    `${file}:1:7  /ouder is zelf een oud adres. Schrijf meteen waar dat naartoe leidt: /oud: /massage.`,
  ])
  expect(said('/oud: /ouder', '/ouder: /oud')).toEqual([
    `${file}:1:7  /oud en /ouder leiden naar elkaar, en zo komt niemand aan. Schrijf het adres van een pagina.`,
    expect.stringContaining('/ouder en /oud leiden naar elkaar'),
  ])
})
it.each(['rugklachten.mdx', 'rugklachten/index.mdx'])('%s stands where an old address leads elsewhere', (name) => {
  expect(saidOfSite(redirect, { [name]: exampleText('massage.mdx') })).toEqual([
    `${file}:2:15  Op /rugklachten staat een pagina (content/${name}). Haal deze regel weg, of geef die pagina een andere naam.`,
  ])
})
it('may be said on the page itself, and then only there', () => {
  const page = exampleText('massage.mdx').replace('---\n', '---\noude-adressen: [/ontspannen, /rugklachten]\n')
  expect(saidOfSite(redirect, { 'massage.mdx': page })).toEqual([
    'content/massage.mdx:2:30  Het oude adres /rugklachten staat ook op content/omleidingen.yaml:2. Houd er één.',
  ])
})
it.each([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/site.webmanifest',
  '/licenties.txt',
  '/.well-known/security.txt',
  '/index.md',
  '/massage.md',
  '/enschede.vcf',
])('%s is a file that the build makes', (from) => {
  expect(said('/oud: /massage', `${from}: /contact`)).toEqual([
    `${file}:2:${from.length + 3}  Op ${from} staat een bestand dat de site zelf maakt. Haal deze regel weg.`,
  ])
})
it('a file like those that the build makes may have been there once', () => {
  expect(said('/sitemap-oud.xml: /massage', '/almelo.vcf: /contact', '/map/favicon.svg: /massage')).toEqual([])
})
it('hides no file of public/', () => {
  expect(
    saidOfSite(redirect, { 'omleidingen.yaml': '/folder.pdf: /massage\n' }, { published: ['folder.pdf'] }),
  ).toEqual([`${file}:1:14  Op /folder.pdf staat een bestand in de map public. Haal deze regel weg.`])
})
