import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { readText } from '../../check/files.ts'
import { exampleRoot } from '../example.ts'
import { builtHtml, pagePaths } from '../site.ts'
import { spoken } from './spoken.ts'

/** Words of English that are no Dutch words and no loans, which WCAG 3.1.2 leaves out ("personal training"). */
const english = /\b(?:the|and|with|your|you|page|read|click|return|not|found|oops|next|previous|close|open menu)\b/i
const dutch = /\b(?:de|het|een|niet|deze|pagina|uw?|naar|met)\b/i

describe('every text is in the language it is marked with', () => {
  it.each(pagePaths)('on %s', (path) => {
    const texts = spoken(builtHtml(path))
    expect(texts.length).toBeGreaterThan(50)
    expect(new Set(texts.map(({ lang }) => lang))).toEqual(new Set(path === '/404' ? ['nl', 'en'] : ['nl']))
    expect(texts.filter(({ lang, text }) => lang === 'nl' && english.test(text))).toEqual([])
    expect(texts.filter(({ lang, text }) => lang === 'en' && dutch.test(text))).toEqual([])
  })

  it('marks the English texts of the page for a missing address, and nothing else', () => {
    const { code, tekst, terug } = parse(readText(exampleRoot, 'content/teksten.yaml'))['niet-gevonden']
    const marked = spoken(builtHtml('/404')).filter(({ lang }) => lang === 'en')
    expect(marked.map(({ text }) => text)).toEqual([code, code.at(0), code.at(-1), tekst, terug])
  })
})
