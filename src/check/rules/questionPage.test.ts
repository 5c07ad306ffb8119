import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { questionPage } from './questionPage.ts'

const said = (address: string, others: Record<string, string> = {}) =>
  saidOfSite(questionPage, { 'zoekvragen.yaml': `- { vraag: spit, pagina: ${address} }\n`, ...others })

it.each(['/pijnklachten/rug', '/pijnklachten/rug#oefening-rug-bekken-kantelen'])(
  'what visitors type may lead to a page or a part of it: %s',
  (address) => expect(said(address)).toEqual([]),
)
it('or to a page that is a draft', () => {
  const draft = exampleText('massage.mdx').replace('---\n', '---\nconcept: true\n')
  expect(said('/massage', { 'massage.mdx': draft })).toEqual([])
})
it('by the address that it has now', () => {
  expect([...said('/rugklachten'), ...said('/rugklachten#oefening-rug-bekken-kantelen')]).toEqual([
    'content/zoekvragen.yaml:1:26  De pagina "/rugklachten" heeft een ander adres. Schrijf /pijnklachten/rug.',
    'content/zoekvragen.yaml:1:26  De pagina "/rugklachten#oefening-rug-bekken-kantelen" heeft een ander adres. Schrijf /pijnklachten/rug#oefening-rug-bekken-kantelen.',
  ])
})
it('and to no other', () => {
  expect(said('/pijnklachten/rugg')).toEqual([
    'content/zoekvragen.yaml:1:26  De pagina "/pijnklachten/rugg" bestaat niet. Bedoelt u /pijnklachten/rug?',
  ])
})
it('the page that has the headings of one that is gone is proposed, and else none that is not near', () => {
  const [name, text] = ['pijnklachten/rug.mdx', exampleText('pijnklachten/rug.mdx')]
  const moved = (lock: string) =>
    saidOfSite(questionPage, {
      'zoekvragen.yaml': '- { vraag: spit, pagina: /pijnklachten/rug }\n',
      'adressen.lock': lock,
      [name]: undefined,
      'pijnklachten/wervels.mdx': text,
    })
  const absent = 'content/zoekvragen.yaml:1:26  De pagina "/pijnklachten/rug" bestaat niet.'
  expect(moved('/pijnklachten/rug\n/pijnklachten/rug#oorzaken-van-rugpijn\n')).toEqual([
    `${absent} Bedoelt u /pijnklachten/wervels?`,
  ])
  expect(moved('/pijnklachten/rug\n')).toEqual([`${absent} Vul het adres in van een pagina, zoals /massage.`])
})
