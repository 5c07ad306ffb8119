import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { addScripts, pageScript } from './scripts.ts'
import type { Scripts } from './scripts.ts'

let saved = ''
const scripts: Scripts = {
  part: (name) => name,
  save(name, code) {
    saved = code
    return `/assets/${name}`
  },
  fetched: (name) => `/${name}.js`,
  hydrate: '/assets/hydrate-1.js',
  island: (name) => `/assets/${name}.island-1.js`,
}
const page = (body: string) => `<!doctype html><html lang="nl"><head><title>T</title></head><body>${body}</body></html>`
const namesSaved = () => saved.split('\n').map((line) => /^queueMicrotask\(\(\)=>\{(\w+)\}\);$/.exec(line)?.[1])

describe('the scripts of a page', () => {
  it.each([
    ['nothing', '<p>Tekst</p>', ['base']],
    ['an interactive block', '<div data-island="Carousel"></div>', ['base', 'islands']],
    ['opening hours', '<p data-hours="[]"></p>', ['base', 'hours']],
    ['a table of opening hours', '<tr data-day="0"></tr>', ['base', 'hours']],
    ['contents', '<nav data-contents="true"></nav>', ['base', 'contents']],
    ['a missing page', '<div data-not-found="true"></div>', ['base', 'notFound']],
  ])('with %s', (_, body, names) => {
    addScripts(page(body), scripts)
    expect(namesSaved()).toEqual(names)
  })
  it('are one file, which nothing waits for', () => {
    expect(addScripts(page('Tekst'), scripts)).toContain(
      '</head><body>Tekst<script async src="/assets/page.js"></script></body></html>',
    )
  })
  it('know where the blocks are fetched from, only when there are any', () => {
    const html = addScripts(page('<div data-island="Carousel"></div><div data-island="MapSwitcher"></div>'), scripts)
    expect(html).toContain('<html data-hydrate="/assets/hydrate-1.js" lang="nl">')
    expect(html).toContain('<div data-island="Carousel" data-src="/assets/Carousel.island-1.js">')
    expect(html).toContain('<div data-island="MapSwitcher" data-src="/assets/MapSwitcher.island-1.js">')
    expect(addScripts(page(''), scripts)).not.toMatch(/hydrate|data-src/)
  })
  it('leave each other alone: no name leaks, and one that fails leaves the next', () => {
    const done: unknown[] = []
    const part = (name: string) => `var own='${name}';done.push(own);if(own==='base')throw 'fout'`
    const tasks: (() => void)[] = []
    const code = pageScript('<p data-hours="[]"></p>', { part })
    compileFunction(code, ['done', 'queueMicrotask'])(done, (task: () => void) => tasks.push(task))
    const [base, hours] = tasks
    expect(base).toThrow('fout')
    hours?.()
    expect(done).toEqual(['base', 'hours'])
  })
})
