import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../check/check.ts'
import { listFiles } from '../check/files.ts'
import { formatProblem } from '../check/problems.ts'
import { kinds } from '../content/kinds/kinds.ts'
import { kindNames } from '../content/newPage.ts'
import { emptyFolder } from '../test/builtFolder.ts'
import { copyExample } from '../test/example.ts'
import { makePage } from './newPage.ts'

/** A folder with the content of the example. */
function exampleProject(): string {
  const root = emptyFolder()
  copyExample(root)
  return root
}

describe('a new page', () => {
  it.each(kinds.map(({ name, at }) => [name, at] as const))('of kind %s is right as it is', async (kind, at) => {
    const root = exampleProject()
    if (at !== undefined) rmSync(join(root, `content${at === '/' ? '/index' : at}.mdx`))
    const { file } = await makePage(root, [kind, 'Pijn', 'in', 'de', 'kaak?'])
    expect(existsSync(join(root, file))).toBe(true)
    const problems = checkContent(root).problems.map(formatProblem)
    // The site leads to a page that exists once, so it is no draft and needs words at once.
    expect(problems.filter((problem) => at === undefined || !problem.includes('Hier staat nog '))).toEqual([])
  })

  it.each([
    ['klacht', 'content/pijnklachten/kaakpijn.mdx', '/pijnklachten/kaakpijn'],
    ['tekst', 'content/kaakpijn.mdx', '/kaakpijn'],
  ])('of kind %s gets its place', async (kind, file, path) => {
    expect(await makePage(exampleProject(), [kind, 'Kaakpijn'])).toEqual({ file, path })
  })

  it('comes after the others of its kind', async () => {
    const root = exampleProject()
    const { file } = await makePage(root, ['dienst', 'Echografie'])
    const last = Math.max(
      ...checkContent(root).pages.flatMap(({ frontmatter, file: other }) =>
        frontmatter?.ok && frontmatter.data.kind === 'dienst' && other !== file ? frontmatter.data.order : [],
      ),
    )
    expect(readFileSync(join(root, file), 'utf8')).toContain(`\norder: ${last + 1}\n`)
  })

  it('asks for what is not typed', async () => {
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return asked.length === 1 ? ' tekst ' : 'Één vraag & meer'
    }
    expect(await makePage(exampleProject(), [], ask)).toMatchObject({ path: '/een-vraag-meer' })
    expect(asked).toEqual([`Wat voor pagina? (${kindNames.join(', ')}) `, 'Hoe heet de pagina? '])
  })

  it('takes a kind in any case, and asks again for one that there is not', async () => {
    const answers = ['Klagt', 'Klacht', 'Kaakpijn']
    const asked: string[] = []
    const ask = async (words: string) => {
      asked.push(words)
      return answers.shift() ?? ''
    }
    expect(await makePage(exampleProject(), [], ask)).toMatchObject({ path: '/pijnklachten/kaakpijn' })
    expect(asked[1]).toMatch(/^"Klagt" is geen soort pagina\. Bedoelt u klacht\?\nWat voor pagina\?/)
  })

  it.each([
    ['../../evil', '/evil', '../../evil'],
    ['Ĳsheiligen', '/ijsheiligen', 'Ĳsheiligen'],
    ['Kaak\n---\nkind: x', '/kaak-kind-x', 'Kaak --- kind: x'],
    ['"; rm -rf $HOME #', '/rm-rf-home', '"; rm -rf $HOME #'],
    ['x'.repeat(300), `/${'x'.repeat(80)}`, 'x'.repeat(20)],
  ])('of %j gets an address of letters, and the title as it was typed', async (title, path, typed) => {
    const root = exampleProject()
    const made = await makePage(root, ['tekst', title])
    expect(made).toEqual({ file: `content${path}.mdx`, path })
    const page = checkContent(root).pages.find(({ file }) => file === made.file)
    expect(page?.frontmatter?.ok && page.frontmatter.data.title).toContain(typed)
  })

  it.each([
    ['Massage *rustig*', 'Opmaak met sterretjes kan hier niet'],
    ['Massage {fact}', 'Het feit {fact} kennen we niet'],
    ['Bel 053 000 00 00', 'Schrijf {telefoon}'],
    ['Massage', 'content/massage.mdx bestaat al'],
    ['?!', 'Geef de pagina een titel'],
  ])('with a title that cannot be is not made, and another is asked for: %s', async (title, why) => {
    const root = exampleProject()
    const before = listFiles(root)
    await expect(makePage(root, ['tekst', title])).rejects.toThrow(why)
    expect(listFiles(root)).toEqual(before)
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return 'Rustig & $& masseren'
    }
    expect(await makePage(root, ['tekst', title], ask)).toMatchObject({ path: '/rustig-masseren' })
    expect(asked).toEqual([expect.stringContaining(why)])
    expect(checkContent(root).problems).toEqual([])
  })

  it('never takes the place of another', async () => {
    const root = exampleProject()
    const file = join(root, 'content/massage.mdx')
    const before = readFileSync(file, 'utf8')
    await expect(makePage(root, ['dienst', 'Massage'])).rejects.toThrow(
      'content/massage.mdx bestaat al en blijft zoals het is.',
    )
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  it.each([
    [['dienstt', 'Echo'], '"dienstt" is geen soort pagina. Bedoelt u dienst?'],
    [['dienst'], 'Geef de pagina een titel'],
    [['dienst', '?!'], 'Geef de pagina een titel'],
  ])('is not made of %s', async (words, message) => {
    await expect(makePage(exampleProject(), words)).rejects.toThrow(message)
  })
})
