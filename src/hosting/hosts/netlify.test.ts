import { describe, expect, it } from 'vitest'
import { builtLeads, builtFolder, builtOrigin, builtPages } from '../../test/builtFolder.ts'
import { otherEndings } from '../addresses.ts'
import { makeTable } from '../makeTable.ts'
import { netlify } from './netlify.ts'

const table = makeTable(builtFolder(), builtPages, builtOrigin, builtLeads)
const rules = (file: string, other = table) => netlify.files[file]?.(other) ?? ''

/** Reads `_headers` as Cloudflare Pages does: every rule that matches counts, the same header is joined by a comma. */
function headersFor(text: string, path: string): Record<string, string> {
  const found: Record<string, string> = {}
  let matches = false
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) {
    const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? []
    if (name === '') matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    else if (matches) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`
  }
  return found
}

describe('_headers', () => {
  const text = rules('_headers')

  it.each([...table.pages, ...table.files])('gives %s the headers of the table', (path, { headers }) => {
    const { 'Content-Type': _type, Vary: _vary, ...own } = headers
    expect(headersFor(text, path)).toEqual(own)
  })

  it.each([
    ['/index.html', '/'],
    ['/contact.html', '/contact'],
    ['/contact/', '/contact'],
    ['/pijnklachten/rug/index.html', '/pijnklachten/rug'],
  ])('gives %s the policy of %s, for a host that answers it with that page', (form, path) => {
    const policy = table.pages.get(path)?.headers['Content-Security-Policy']
    expect(policy).toBeDefined()
    expect(headersFor(text, form)['Content-Security-Policy']).toBe(policy)
  })

  it.each([
    ['massage.md', 'text/markdown; charset=utf-8'],
    ['enschede.vcf', 'text/vcard; charset=utf-8'],
  ])('says what %s is, which not every host knows', (file, type) => {
    const other = makeTable(builtFolder({ [file]: 'x' }), builtPages, builtOrigin, builtLeads)
    expect(headersFor(rules('_headers', other), `/${file}`)['Content-Type']).toBe(type)
  })

  it('has every form of every page of a large site, the pages themselves among the first 100 that Cloudflare takes', () => {
    const parts = table.pages.get('/contact')
    if (!parts) throw new Error('no such page')
    const many = new Map(Array.from({ length: 60 }, (_, index) => [`/pagina-${index}`, parts]))
    const twins = new Map([...many].map(([path, file]) => [`${path}.md`, file]))
    const lines = rules('_headers', { ...table, pages: many, files: twins })
      .split('\n')
      .filter((line) => line.startsWith('/'))
    expect([...many.keys()].filter((path) => !lines.slice(0, 100).includes(path))).toEqual([])
    const forms = [...many.keys()].flatMap((path) => otherEndings.map((ending) => path + ending))
    expect(forms.filter((form) => !lines.includes(form))).toEqual([])
  })

  it('gives an unknown address all but what stands in the 404 page or is the way of the host', () => {
    const {
      'Content-Type': _type,
      'Cache-Control': _caching,
      'Content-Security-Policy': _policy,
      ...own
    } = table.missing.headers
    expect(headersFor(text, '/onbekend')).toEqual(own)
  })
})
