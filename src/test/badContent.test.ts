import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@mdx-js/mdx'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mdxOptions } from '../make/mdx/options.ts'
import { checkContent } from '../check/check.ts'
import { copySchema } from '../content/copy.ts'
import { factsSchema } from '../content/facts.ts'
import { listFiles, readFolder, readText } from '../check/files.ts'
import { applyToText } from '../check/judge.ts'
import { formatProblem } from '../check/problems.ts'
import type { Problem } from '../check/problems.ts'
import { readPage } from '../check/readPage.ts'
import { textRules } from '../check/rules/index.ts'
import { siteOf } from '../check/site.ts'
import { readYaml } from '../check/yaml.ts'
import { bomb, mutated, nested, soup, text } from './brokenText.ts'
import { emptyFolder } from './builtFolder.ts'
import { isTaughtInDutch } from './dutchMessages.ts'
import { copyExample, exampleRoot } from './example.ts'
import { isFull } from './full.ts'

// The same cases every time; fast-check prints the seed and the path of a failure. SEED=1 looks elsewhere.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_121), verbose: fc.VerbosityLevel.None })

/** How often something is tried: in a full run so often, by day a tenth of that. */
const runs = (often: number): number => (isFull ? often : Math.ceil(often / 10))

const warnings: Error[] = []
process.on('warning', (warning) => warnings.push(warning))

const files = listFiles(join(exampleRoot, 'content'))
  .filter((name) => /\.(mdx|yaml)$/.test(name))
  .map((name) => ({ name: `content/${name}`, source: readText(exampleRoot, `content/${name}`) }))
const { known } = siteOf(readFolder(exampleRoot))

/** Every problem stands in its file and says in one line of Dutch what is wrong. */
function expectUsable(problems: Problem[], file: string, source: string): void {
  const lines = source.split(/\r\n|\r|\n/).length
  for (const problem of problems) {
    const shown = formatProblem(problem)
    expect(problem.file).toBe(file)
    expect(Number.isInteger(problem.line) && problem.line >= 1 && problem.line <= lines + 1, shown).toBe(true)
    expect(Number.isInteger(problem.column) && problem.column >= 1, shown).toBe(true)
    expect(isTaughtInDutch(problem.message), shown).toBe(true)
    expect(shown).not.toMatch(/[\r\n]/)
  }
}

const page = 'content/bladzijde.mdx'

function readAsPage(source: string): Problem[] {
  const reading = readPage(page, source)
  return [...reading.problems, ...applyToText(textRules, reading, known)]
}

function readAsYaml(source: string): Problem[] {
  return [factsSchema, copySchema].flatMap((schema) => {
    const reading = readYaml({ file: 'f', text: source }, schema)
    return reading.ok ? [] : reading.problems
  })
}

const sources = {
  'any text': text,
  'a soup of signs': soup,
  'deep nesting': nested,
  'anchors that multiply': bomb,
}
const pages = files.filter(({ name }) => name.endsWith('.mdx'))
const shared = files.filter(({ name }) => name.endsWith('.yaml'))

/** A file with mistakes. */
const broken = (some: typeof files) => fc.constantFrom(...some).chain(({ source }) => mutated(source))

it('a page with mistakes is read without a crash', () => {
  fc.assert(
    fc.property(broken(pages), (bad) => expectUsable(readAsPage(bad), page, bad)),
    { numRuns: runs(500) },
  )
})

it('facts and words with mistakes are read without a crash', () => {
  fc.assert(
    fc.property(broken(shared), (data) => expectUsable(readAsYaml(data), 'f', data)),
    { numRuns: runs(500) },
  )
})

for (const [name, source] of Object.entries(sources)) {
  const bodies = source.chain((body) => fc.constantFrom(body, `---\ntitle: x\n---\n${body}`, `---\n${body}\n---\n`))

  it(`${name}: a page is read without a crash`, () => {
    fc.assert(
      fc.property(bodies, (bad) => expectUsable(readAsPage(bad), page, bad)),
      { numRuns: runs(600) },
    )
  })

  it(`${name}: facts and words are read without a crash`, () => {
    fc.assert(
      fc.property(source, (bad) => expectUsable(readAsYaml(bad), 'f', bad)),
      { numRuns: runs(400) },
    )
  })
}

it('a whole folder with mistakes is read, and every problem names its file', () => {
  const root = emptyFolder()
  copyExample(root)
  const change = fc.constantFrom(...files).chain((file) => mutated(file.source).map((bad) => ({ ...file, bad })))
  fc.assert(
    fc.property(change, ({ name, source, bad }) => {
      writeFileSync(join(root, name), bad)
      const { problems } = checkContent(root)
      writeFileSync(join(root, name), source)
      const written = Buffer.from(bad).toString('utf8')
      expectUsable(
        problems.filter(({ file }) => file === name),
        name,
        written,
      )
      // A mistake in one file may show in another: a title used twice, a place that no longer exists.
      for (const { file, message } of problems) {
        expect([file, isTaughtInDutch(message)]).toEqual([expect.stringMatching(/^content\//), true])
      }
    }),
    { numRuns: runs(120) },
  )
})

it('what the check lets through can be built', async () => {
  const change = fc.constantFrom(...pages).chain(({ source }) => mutated(source, 1))
  let built = 0
  await fc.assert(
    fc.asyncProperty(change, async (source) => {
      if (readAsPage(source).length > 0) return
      built += 1
      await compile(source, mdxOptions)
    }),
    { numRuns: runs(1000) },
  )
  expect(built).toBeGreaterThan(runs(200))
})

it('nothing was said on the console by the parsers themselves', () => {
  expect(warnings.map(String)).toEqual([])
})
