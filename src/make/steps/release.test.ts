import { describe, expect, it } from 'vitest'
import { formatProblem } from '../../check/problems.ts'
import { example, exampleRoot } from '../../test/example.ts'
import { releaseProblems, reportExamples } from './release.ts'

const { facts, text, locate } = example
const lines = text.split('\n')

describe('the check before a release', () => {
  const problems = releaseProblems(facts, locate, exampleRoot)
  const lineAt = ({ line = 0 } = {}) => lines[line - 1]

  it('names every fact that is still an example, at its line in the list', () => {
    expect(facts.examples.length).toBeGreaterThan(1)
    for (const path of facts.examples) {
      const problem = problems.find(({ message }) => message.startsWith(`${path} is nog een voorbeeld.`))
      expect(lineAt(problem)).toBe(`  - ${path}`)
    }
  })
  it('has the owner confirm each statement, at its line, however it is written', () => {
    const toConfirm = problems.filter(({ message }) => message.startsWith('Laat de eigenaar bevestigen'))
    expect(toConfirm.map(lineAt)).toEqual([
      '  - tekst: >-',
      '  - tekst: De tekst noemt toestemming tot 16 jaar.',
      '  - { pagina: /contact, tekst: Er zijn contracten met alle zorgverzekeraars. }',
    ])
    expect(toConfirm.map(({ column }) => column)).toEqual([12, 12, 32])
  })
  it('says it in the words of the file', () => {
    expect(problems.map(formatProblem)).toContainEqual(
      expect.stringMatching(
        /^content\/praktijk\.yaml:\d+:12 {2}Laat de eigenaar bevestigen \(content\/algemene-voorwaarden\.mdx\): De tekst noemt 15 jaar bewaren\. Klopt dat nog\? Haal de regel daarna weg bij "bevestigen"\.$/,
      ),
    )
  })
  it('has nothing else to say', () => {
    expect(problems).toHaveLength(facts.examples.length + facts.toConfirm.length)
  })
  it('is content when every fact is real and confirmed', () => {
    expect(releaseProblems({ ...facts, examples: [], toConfirm: [] }, locate, exampleRoot)).toEqual([])
  })
})

describe('facts that only the owner knows', () => {
  it('are named until they are filled in or refused', () => {
    const [place, ...places] = facts.locations
    if (!place) throw new Error('Er is geen locatie.')
    const without = { ...facts, team: undefined, agb: null, locations: [{ ...place, practical: undefined }, ...places] }
    const found = releaseProblems({ ...without, examples: [], toConfirm: [] }, locate, exampleRoot)
    const paths = found.map(({ message }) => message.replace(/ ontbreekt: .*/, ''))
    expect(paths).toContain('team')
    expect(paths).toContain('locaties.enschede.praktisch.parkeren')
    expect(paths).not.toContain('agb')
    expect(paths).toHaveLength(8)
  })
})

describe('the report of a build', () => {
  it('counts and names the examples', () => {
    expect(reportExamples({ ...facts, examples: ['naam', 'telefoon'] })).toBe(
      'Nog 2 voorbeelden in content/praktijk.yaml: naam, telefoon.',
    )
  })
  it('says so when there are none', () => {
    expect(reportExamples({ ...facts, examples: [] })).toBe('Alle feiten van de praktijk zijn ingevuld.')
  })
})
