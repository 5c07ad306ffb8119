import { describe, expect, it } from 'vitest'
import { privacyFields } from '../../content/privacyFacts.ts'
import { example } from '../../test/example.ts'
import { exampleText } from '../../test/tryRule.ts'
import { privacyProblems } from './releasePrivacy.ts'

const { facts, locate, text } = example
const file = 'content/privacy.mdx'
const finished = [
  '<Privacygegevens />',
  'U krijgt een kopie van uw gegevens, laat fouten verbeteren of laat ze wissen.',
  'U kunt uw toestemming intrekken en klagen bij de Autoriteit Persoonsgegevens.',
  'Stuur geen medische gegevens.',
].join('\n')
const said = (page: string, told = facts) => privacyProblems(told, locate, { file, text: page })

describe('privacy before a release', () => {
  it('is finished when every fact is told and the page says what the law asks', () => {
    expect(said(finished)).toEqual([])
  })

  it.each(Object.keys(privacyFields))('lacks %s while it is not filled in, and says what to fill in', (word) => {
    const name = privacyFields[word as keyof typeof privacyFields][0]
    const [problem, ...more] = said(finished, { ...facts, privacy: { ...facts.privacy, [name]: undefined } })
    expect(problem?.message).toMatch(new RegExp(`^privacy › ${word} ontbreekt\\. Vul in: .+\\((AVG|BW) .*\\)?`))
    expect(
      text
        .split('\n')
        .slice((problem?.line ?? 0) - 2)
        .join('\n'),
    ).toMatch(/^privacy:/)
    expect(more).toEqual([])
  })

  it.each([
    ['<Privacygegevens />', 'praktijk.yaml'],
    ['een kopie', 'kopie'],
    ['verbeteren', 'verbeteren'],
    ['wissen', 'wissen'],
    ['toestemming intrekken', 'intrekken'],
    ['Autoriteit Persoonsgegevens', 'klacht'],
    ['geen medische gegevens', 'WhatsApp'],
  ])('lacks a text without %s', (part, word) => {
    const problems = said(finished.replace(part, '…'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ file, line: 1 })
    expect(problems[0]?.message).toContain(word)
  })

  it('is not finished while the page says so itself, at that place', () => {
    expect(said(`${finished}\nDeze pagina is in ontwikkeling.`)).toEqual([
      { file, line: 5, column: 16, message: expect.stringContaining('("in ontwikkeling")') },
    ])
  })

  it('is told on the page of the example, but for what only the owner knows', () => {
    const missing = said(exampleText('privacy.mdx')).filter(({ message }) =>
      message.startsWith('Op deze pagina staat nog niet'),
    )
    expect(missing).toEqual([])
  })
})
