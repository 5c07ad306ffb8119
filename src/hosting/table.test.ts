import { describe, expect, it } from 'vitest'
import { builtLeads, builtFolder, builtOrigin, builtPages, noLeads } from '../test/builtFolder.ts'
import { makeTable } from './makeTable.ts'
import { find } from './table.ts'

const ofHosts = { _headers: '', _redirects: '', '.htaccess': '', 'contact.html.br': '' }
const table = makeTable(
  builtFolder({ ...ofHosts, 'rugklachten.html': '<!doctype html>' }),
  builtPages,
  builtOrigin,
  builtLeads,
)

const answer = (path: string): string => {
  const found = find(table, path)
  return found.status === 301 ? `301 ${found.to}` : `${found.status} ${found.file.file}`
}

describe('the hosting table', () => {
  it.each([
    ['/', '200 index.html'],
    ['/contact', '200 contact.html'],
    ['/pijnklachten/rug', '200 pijnklachten/rug.html'],
    ['/.well-known/security.txt', '200 .well-known/security.txt'],
    ['/assets/hydrate-A3_d-5.js', '200 assets/hydrate-A3_d-5.js'],
    ['/index.html', '301 /'],
    ['/contact.html', '301 /contact'],
    ['/contact/', '301 /contact'],
    ['/contact/index.html', '301 /contact'],
    ['/CONTACT', '301 /contact'],
    ['/Pijnklachten/Rug.HTML', '301 /pijnklachten/rug'],
    ['/rugklachten', '301 /pijnklachten/rug'],
    ['/Rugklachten/', '301 /pijnklachten/rug'],
    ['/rugklachten.html', '301 /pijnklachten/rug'],
    ['/contact//', '404 404.html'],
    ['//', '404 404.html'],
    ['/.html', '404 404.html'],
    ['/404', '404 404.html'],
    ['/404.html', '404 404.html'],
    ['/_headers', '404 404.html'],
    ['/_redirects', '404 404.html'],
    ['/.htaccess', '404 404.html'],
    ['/contact.html.br', '404 404.html'],
    ['/FAVICON.SVG', '404 404.html'],
    ['/../contact.html', '404 404.html'],
  ])('answers %s with %s', (path, expected) => {
    expect(answer(path)).toBe(expected)
  })

  it('keeps what has a fingerprint for good, asks again for the rest, keeps no 404', () => {
    const caching = (path: string) => {
      const found = find(table, path)
      return found.status === 301 ? '' : found.file.headers['Cache-Control']
    }
    expect(caching('/assets/hydrate-A3_d-5.js')).toBe('public, max-age=31536000, immutable')
    expect(['/', '/contact', '/favicon.svg'].map(caching)).toEqual(['no-cache', 'no-cache', 'no-cache'])
    expect(caching('/onbekend')).toBe('no-store')
  })

  it('is the same whatever the order in which pages were made', () => {
    const other = makeTable(builtFolder(), new Map([...builtPages].toReversed()), builtOrigin, noLeads)
    expect([...other.pages]).toEqual([...table.pages])
  })
})

it('a page by which Google sees that the site is yours is a file under its own name', () => {
  const name = 'google1a2b.html'
  const verified = makeTable(
    builtFolder({ [name]: `google-site-verification: ${name}` }),
    builtPages,
    builtOrigin,
    noLeads,
  )
  expect(find(verified, `/${name}`)).toMatchObject({ status: 200, file: { file: name } })
})

describe('a build stops', () => {
  const make = (more: Record<string, string>) => () => makeTable(builtFolder(more), builtPages, builtOrigin, noLeads)

  it('for a file in assets/ without a fingerprint, which would be kept for a year', () => {
    expect(make({ 'assets/foto.png': '' })).toThrow(/assets\/foto\.png heeft geen vingerafdruk/)
  })

  it('for a file of which nobody said what it is', () => {
    expect(make({ 'brief.docx': '' })).toThrow(/brief\.docx is geen inhoudstype bekend/)
  })

  it.each(['nieuws brief.pdf', 'a\nb.pdf', 'é.pdf', '_a.pdf'])(
    'for %j, a name that some server reads otherwise',
    (name) => {
      expect(make({ [name]: '' })).toThrow(/kan geen adres zijn/)
    },
  )

  it('for a page that it did not make itself', () => {
    expect(make({ 'evil.html': '<script>1</script>' })).toThrow('evil.html is geen pagina die de bouw heeft gemaakt.')
  })

  it('for an old address at which a file of its own stands: some hosts would no longer send the file', () => {
    const redirects = new Map([['/sitemap.xml', '/contact']])
    const hidden = () =>
      makeTable(builtFolder({ 'sitemap.xml': '' }), builtPages, builtOrigin, { ...builtLeads, redirects })
    expect(hidden).toThrow('/sitemap.xml kan geen oud adres zijn')
  })

  it('without a page for unknown addresses', () => {
    expect(() => makeTable(builtFolder(), new Map(), builtOrigin, noLeads)).toThrow(/geen foutpagina/)
  })
})
