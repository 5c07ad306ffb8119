import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { openSearch } from '../content/search/engine.ts'
import type { SearchFile } from '../content/search/engine.ts'
import { copyExample } from '../test/example.ts'
import { onDay } from '../test/onDay.ts'
import { readContent } from './content.ts'
import { openProject } from './project.ts'

const root = emptyFolder()

beforeAll(() => {
  copyExample(root)
  mkdirSync(join(root, 'src'))
  const file = join(root, 'content/massage.mdx')
  const offer = '<Promotie beeld="hero" tot="2031-11-22">\n\n### Badeend\n\nMet een snorkel.\n\n</Promotie>'
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n## Nu\n\n<Promoties>\n\n${offer}\n\n</Promoties>\n`)
  writeFileSync(join(root, 'content/zoekvragen.yaml'), '- { vraag: badeend, pagina: /massage }\n')
})

/** What is told of the offer on a day. */
async function toldOn(day: string) {
  onDay(day)
  const project = openProject(root, 'production')
  const { content } = await readContent(project)
  const search = await project.assets.read(content?.site.searchFile ?? '')
  const find = openSearch(JSON.parse(String(Buffer.from(search ?? '{}'))) as SearchFile)
  return {
    isInContents: content?.pages.get('/massage')?.headings.some(({ id }) => id === 'nu'),
    found: ['badeend', 'snorkel'].flatMap((word) => find(word).map(({ page: [path] }) => path)),
    unanswered: content?.unanswered(),
  }
}

it('an offer is in the contents of its page and in the search file on its last day, and not on the day after it', async () => {
  expect(await toldOn('2031-11-22')).toEqual({ isInContents: true, found: ['/massage', '/massage'], unanswered: [] })
  expect(await toldOn('2031-11-23')).toEqual({ isInContents: false, found: [], unanswered: [] })
})

it('a question that is saved while a build is at work is judged by the next one', async () => {
  const project = openProject(root, 'production')
  const file = join(root, 'content/zoekvragen.yaml')
  const { content } = await readContent(project)
  const asked = readFileSync(file, 'utf8')
  writeFileSync(file, '- { vraag: zeemeermin, pagina: /massage }\n')
  content?.unanswered()
  const next = await readContent(project)
  expect(next.content?.unanswered()).toHaveLength(1)
  writeFileSync(file, asked)
})

it('a draft that its writer sees displaces no answer to what visitors ask', async () => {
  const drafts = [1, 2, 3, 4, 5].map((number) => join(root, `content/badeend-${number}.mdx`))
  onDay('2031-11-22')
  const page = readFileSync(join(root, 'content/massage.mdx'), 'utf8')
    .replace(/^title: .*$/m, 'title: Badeend te koop\nzoekwoorden: [badeend]')
    .replace(/^zoekwoorden: \[ont.*$/m, '')
  for (const file of drafts) writeFileSync(file, page.replace(/^---\n/, '---\nconcept: true\n'))
  const { content } = await readContent(openProject(root, 'production'), undefined, true)
  expect(content?.pages.has('/badeend-1')).toBe(true)
  expect(content?.unanswered()).toEqual([])
  for (const file of drafts) rmSync(file)
})
