import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Code, Heading } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkContent } from '../../check/check.ts'
import { headingsOf } from '../../check/headings.ts'
import { nodesOf } from '../../check/nodes.ts'
import { formatProblem } from '../../check/problems.ts'
import { readYaml } from '../../check/yaml.ts'
import { searchQuestionsSchema } from '../../content/searchQuestions.ts'
import { makePage } from '../../tools/newPage.ts'
import { emptyFolder } from '../builtFolder.ts'
import { copyExample } from '../example.ts'

const source = readFileSync('SCHRIJVEN.md', 'utf8')
const tree = unified().use(remarkParse).parse(source)

/** The examples of the guide, each with the task that it belongs to. */
const examples = tree.children.flatMap((node, index) => {
  if (node.type !== 'code') return []
  const before = tree.children.slice(0, index).findLast((one): one is Heading => one.type === 'heading')
  const task = before ? headingsOf({ type: 'root', children: [before] })[0]?.text : undefined
  return [{ task: task ?? '', line: node.position?.start.line ?? 0, code: node }]
})
const inLanguage = (...languages: string[]) => examples.filter(({ code }) => languages.includes(code.lang ?? ''))

/** A text of YAML without the fields that an example has. */
function withoutFields(text: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const start = rest.search(new RegExp(`^${name}:`, 'm'))
    if (start < 0) return rest
    const [line = ''] = /^.*\n?/.exec(rest.slice(start)) ?? []
    const [inside = ''] = /^(?:(?:[ #-].*)?\n)*/.exec(rest.slice(start + line.length)) ?? []
    return rest.slice(0, start) + rest.slice(start + line.length + inside.length)
  }, text)
}

/** Does what an example says: adds Markdown to a page, or fields to its frontmatter or to a file. */
function follow(root: string, { lang, meta, value }: Code): void {
  const file = join(root, meta ?? '')
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const fields: unknown = lang === 'yaml' ? parse(value) : undefined
  const names = typeof fields === 'object' && fields && !Array.isArray(fields) ? Object.keys(fields) : []
  if (lang === 'mdx') writeFileSync(file, `${text}\n${value}\n`)
  else if (meta?.endsWith('.mdx')) writeFileSync(file, withoutFields(text, names).replace('---\n', `---\n${value}\n`))
  else writeFileSync(file, `${withoutFields(text, names)}\n${value}\n`)
  for (const [, name = ''] of value.matchAll(/\]\((\/[\w-]+\.pdf)\)/g)) {
    mkdirSync(dirname(join(root, 'public', name)), { recursive: true })
    writeFileSync(join(root, 'public', name), '%PDF-1.4')
  }
}

describe('the guide for writers', () => {
  it.each(inLanguage('mdx', 'yaml'))('$task (line $line): its example is right', async ({ task, code }) => {
    const root = emptyFolder()
    copyExample(root)
    for (const { code: command } of inLanguage('sh').filter((one) => one.task === task)) {
      for (const [, kind = '', title = ''] of command.value.matchAll(/^npm run nieuw -- (\w+) "(.*)"/gm)) {
        const file = join(root, (await makePage(root, [kind, title])).file)
        // The examples of blocks are there to be replaced.
        writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<=\nUw tekst\.\n)[^]*/, ''))
      }
    }
    if (!code.meta?.endsWith('zoekvragen.yaml'))
      expect(existsSync(join(root, code.meta ?? '')), code.meta ?? '').toBe(true)
    follow(root, code)
    expect(checkContent(root).problems.map(formatProblem)).toEqual([])
  })

  it('names commands that are there', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
    const lines = inLanguage('sh').flatMap(({ code }) => code.value.split('\n'))
    const named = [...source.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(lines.filter((line) => !/^npm (?:ci|run [\w:]+)/.test(line))).toEqual([])
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  })

  it('has no example that nobody tries', () => {
    expect(examples.filter(({ code }) => !['mdx', 'yaml', 'sh'].includes(code.lang ?? ''))).toEqual([])
    expect(examples.length).toBeGreaterThan(20)
  })

  it('leads to files and headings that are there', () => {
    const ids = headingsOf(tree).map(({ id }) => id)
    const links = nodesOf(tree).flatMap((node) => (node.type === 'link' ? node.url : []))
    const isThere = (url: string) => (url.startsWith('#') ? ids.includes(decodeURI(url.slice(1))) : existsSync(url))
    expect(links.length).toBeGreaterThan(20)
    expect(links.filter((url) => !url.startsWith('https:') && !isThere(url))).toEqual([])
  })

  it('asks visitors’ questions as their file has them', () => {
    const code = inLanguage('yaml').find((one) => one.code.meta === 'content/zoekvragen.yaml')?.code
    expect(readYaml({ file: 'f', text: code?.value ?? '' }, searchQuestionsSchema)).toMatchObject({ ok: true })
  })
})

it('the commands of the README are those that the project is checked with', () => {
  const readme = readFileSync('README.md', 'utf8')
  const commands = [...readme.matchAll(/^npm ci && npm (\w+)/gm)].map(([command]) => command)
  expect(commands).toEqual(['npm ci && npm start', 'npm ci && npm test'])
  expect(readFileSync('.ci/run', 'utf8').trimEnd().split('\n').at(-1)).toBe(commands[1])
})
