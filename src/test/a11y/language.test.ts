import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { pagePaths } from '../site.ts'
import { openPage } from './open.ts'
import { spoken } from './spoken.ts'

const { newPage } = useBrowser()
/** Words of English that are no Dutch words and no loans ("personal training" is one: WCAG 3.1.2 leaves loans out). */
const english = /\b(?:the|and|with|your|you|page|read|click|return|not|found|oops|more|menu is|next|previous)\b/i
const dutch = /\b(?:de|het|een|niet|deze|pagina|u|uw|naar|met)\b/i

describe('every text is in the language it is marked with', () => {
  it.each(pagePaths)('on %s', async (path) => {
    const page = await newPage()
    await openPage(page, path)
    const texts = await page.evaluate(spoken)
    expect(texts.length).toBeGreaterThan(50)
    expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set(path === '/404' ? ['nl', 'en'] : ['nl']))
    expect(texts.filter(({ lang, text }) => lang === 'nl' && english.test(text))).toEqual([])
    expect(texts.filter(({ lang, text }) => lang === 'en' && dutch.test(text))).toEqual([])
  })
})

it('marks the English texts of the page for a missing address, and nothing else', async () => {
  const { code, tekst, terug } = parse(readFileSync('content/teksten.yaml', 'utf8'))['niet-gevonden']
  const page = await newPage()
  await openPage(page, '/bestaat/niet')
  const marked = (await page.evaluate(spoken)).filter(({ lang }) => lang === 'en').map(({ text }) => text)
  expect(marked).toEqual([code, code.at(0), code.at(-1), tekst, terug])
})
