import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../check/files.ts'

/**
 * The rooms of src/, from what everything may use to what nothing else uses: a file imports from its own room and from
 * rooms above it in this list.
 */
const order = [
  'content',
  'store',
  'check',
  'site',
  'theme',
  'ui',
  'islands',
  'blocks',
  'page',
  'render',
  'hosting',
  'make',
  'review',
  'tools',
]

const files = listFiles('src').filter((name) => /\.tsx?$/.test(name))
const shipped = files.filter((name) => !name.startsWith('test/') && !/\.test\.tsx?$/.test(name))
const roomOf = (file: string): string => file.split('/')[0] ?? ''

/** What a file of src/ imports from src/, types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(join('src', file), 'utf8')
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)'/g)].map(([, path = '']) =>
    posix.join(dirname(file), path),
  )
}
const edges = new Map(
  shipped.map((file) => [file, importsOf(file).filter((target) => target.startsWith('.') === false)]),
)

describe('the rooms of src/', () => {
  it('reads imports', () => {
    expect([...edges.values()].flat().length).toBeGreaterThan(shipped.length)
  })

  it('are all named, with the scripts of the browser apart', () => {
    const rooms = new Set(shipped.filter((file) => file.includes('/')).map(roomOf))
    expect([...rooms].toSorted()).toEqual([...order, 'browser'].toSorted())
  })

  it('stand in the README in this order', () => {
    const [, drawing = ''] = /```\n(content\/ [^`]*)```/.exec(readFileSync('README.md', 'utf8')) ?? []
    const [, ...lines] = drawing.split('\n')
    // An arrow may name a room again.
    const drawn = lines.filter((line) => !line.includes('│')).flatMap((line) => [...line.matchAll(/src\/(\w+)\/ /g)])
    expect(drawn.map(([, room]) => room)).toEqual([...order, 'browser'])
  })

  it('import from their own room and from rooms that stand before them', () => {
    const rank = (file: string) => order.indexOf(roomOf(file))
    const upward = [...edges].flatMap(([file, targets]) =>
      targets.filter((target) => roomOf(target) !== roomOf(file) && mayNot(file, target, rank)),
    )
    expect(upward).toEqual([])
  })

  it('need no Node where they hold language or what is drawn', () => {
    const pure = ['content', 'site', 'theme', 'ui', 'islands', 'blocks', 'page', 'browser']
    const asking = shipped.filter((file) => /from 'node:/.test(readFileSync(join('src', file), 'utf8')))
    expect(asking.length).toBeGreaterThan(20)
    expect(asking.filter((file) => pure.includes(roomOf(file)))).toEqual([])
  })

  it('have no circles between files', () => {
    const done = new Set<string>()
    const circles: string[] = []
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
      if (way.includes(file) || done.has(file)) return
      for (const target of edges.get(file) ?? []) walk(target, [...way, file])
      done.add(file)
    }
    for (const file of edges.keys()) walk(file, [])
    expect(circles).toEqual([])
  })
})

/** The browser's own scripts use what is pure or drawn, and nothing uses them. */
function mayNot(file: string, target: string, rank: (file: string) => number): boolean {
  if (roomOf(target) === 'browser' || roomOf(target) === 'test') return true
  if (roomOf(file) === 'browser') return !['content', 'theme'].includes(roomOf(target))
  return rank(target) > rank(file)
}
