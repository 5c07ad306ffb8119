import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsSchema } from '../content/facts.ts'
import { readYaml } from '../content/yaml.ts'
import { releaseProblems, reportExamples } from './release.ts'

const text = readFileSync('content/praktijk.yaml', 'utf8')
const reading = readYaml({ file: 'content/praktijk.yaml', text }, factsSchema)
if (!reading.ok) throw new Error('content/praktijk.yaml is not right')
const facts = reading.data
const lines = text.split('\n')

describe('the check before a release', () => {
  const problems = releaseProblems(facts, text)

  it('names every fact that is still an example, at its line in the list', () => {
    for (const path of facts.examples) {
      const problem = problems.find(({ message }) => message.startsWith(`${path} is nog een voorbeeld.`))
      expect(lines[(problem?.line ?? 0) - 1]?.trim()).toBe(`- ${path}`)
    }
  })
  it('has the owner confirm statements, among them two that may be out of date in law (decisions, "Facts")', () => {
    const toConfirm = problems.filter(({ message }) => message.startsWith('Laat de eigenaar bevestigen'))
    const terms = toConfirm.filter(({ message }) => message.includes('content/algemene-voorwaarden.mdx'))
    expect(terms.map(({ message }) => message)).toEqual([
      expect.stringMatching(/dossier.*15 jaar.*20 jaar/),
      expect.stringMatching(/toestemming.*16 jaar/),
    ])
    for (const { line, message } of toConfirm) expect(message).toContain(lines[line - 1]?.trim())
  })
  it('has nothing else to say', () => {
    expect(problems).toHaveLength(facts.examples.length + facts.toConfirm.length)
    expect(problems.every(({ file, column }) => file === 'content/praktijk.yaml' && column > 0)).toBe(true)
  })
  it('is content when every fact is real and confirmed', () => {
    expect(releaseProblems({ ...facts, examples: [], toConfirm: [] }, text)).toEqual([])
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
