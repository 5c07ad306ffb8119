import { mkdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { exampleRoot } from '../../test/example.ts'
import { readContent } from '../content.ts'
import { openProject } from '../project.ts'
import type { BrowserCode } from './bundle.ts'
import { finishPage } from './finishPage.ts'
import { madeBefore, makePage } from './makePage.ts'

const folder = emptyFolder()
mkdirSync(join(folder, 'src'))

const code: BrowserCode = { parts: { base: '' }, fetched: { hydrate: '/hydrate.js' }, files: [], modules: [] }

/** A page of the example that says little, made and kept. */
async function keptPage() {
  const project = { ...openProject(folder, 'production'), root: exampleRoot }
  const { content } = await readContent(project)
  const page = content?.pages.get('/contact')
  if (!content || !page) throw new Error('the content cannot be read')
  const html = '<!doctype html><html><head><style></style></head><body><main><p>Één dag</p></main></body></html>'
  const render = () => Promise.resolve({ html, style: '' })
  const { page: made, rendered } = await makePage(page, content, render, code, project)
  return { made, keep: () => finishPage(rendered), found: () => madeBefore(page, content, project) }
}

it('a page is not made again, unless what is kept of it is gone or was cut short', async () => {
  const { made, keep, found } = await keptPage()
  expect(found()).toBe(undefined)
  await keep()
  expect(found()).toEqual(made)
  for (const bytes of [made.bytes - 1, 0]) {
    truncateSync(made.html, bytes)
    expect(found()).toBe(undefined)
  }
  await keep()
  expect(found()).toEqual(made)
})
