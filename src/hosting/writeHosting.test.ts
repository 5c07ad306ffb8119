import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { example } from '../test/example.ts'
import { builtLeads, builtFolder, builtOrigin, builtPages, emptyFolder } from '../test/builtFolder.ts'
import { listFiles } from '../check/files.ts'
import { loadSite } from './loadSite.ts'
import { makeTable } from './makeTable.ts'
import { expiryWarning, securityTxt } from './securityTxt.ts'
import { besideSite, readTable } from './tableFile.ts'
import { writeHosting } from './writeHosting.ts'
import { copied } from '../store/placing.ts'

// Two builds of one version.
vi.stubEnv('SOURCE_DATE_EPOCH', '1795303712')

const { facts } = example
const made = emptyFolder()

/** A built site, finished for its hosts. */
async function finished(more: Readonly<Record<string, string>> = {}): Promise<string> {
  const site = builtFolder(more)
  await writeHosting({ site, beside: besideSite(site), made, place: copied }, builtPages, facts, builtLeads)
  return site
}

const more = { 'assets/foto-123456.png': 'x'.repeat(5000) }
const folder = await finished(more)
const read = (file: string) => readFileSync(join(folder, file))

describe('what the build leaves for the hosts', () => {
  it('is there for each of them', () => {
    for (const file of ['_headers', '_redirects', '.htaccess', '.well-known/security.txt']) {
      expect([file, existsSync(join(folder, file))]).toEqual([file, true])
    }
  })

  it('has text in two encodings, and nothing that is small or already compressed', () => {
    const script = 'assets/hydrate-A3_d-5.js'
    expect(brotliDecompressSync(read(`${script}.br`)).equals(read(script))).toBe(true)
    expect(gunzipSync(read(`${script}.gz`)).equals(read(script))).toBe(true)
    for (const file of ['favicon.svg.br', 'contact.html.gz', 'assets/foto-123456.png.br']) {
      expect([file, existsSync(join(folder, file))]).toEqual([file, false])
    }
  })

  it('has the policy of the 404 page in the page, for hosts that cannot send it', () => {
    expect(read('404.html').toString()).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; `,
    )
  })

  it('is the same when it is made again', async () => {
    const again = await finished(more)
    const filesOf = (site: string) =>
      Object.fromEntries(
        [site, besideSite(site)].flatMap((place) =>
          listFiles(place).map((file) => [file, readFileSync(join(place, file), 'base64')]),
        ),
      )
    expect(filesOf(again)).toEqual(filesOf(folder))
  })

  it('is not made when the 404 page has no place for its policy', async () => {
    await expect(finished({ '404.html': '<!doctype html>' })).rejects.toThrow(
      '404.html heeft geen <meta charset="utf-8">',
    )
  })

  it('keeps the configuration of nginx outside the site', () => {
    const { hostname } = new URL(facts.origin)
    expect(readFileSync(join(besideSite(folder), 'nginx.conf'), 'utf8')).toContain(`server_name ${hostname};`)
    expect(existsSync(join(folder, 'nginx.conf'))).toBe(false)
  })
})

describe('the table beside a built site', () => {
  it('is the one that the rules were made from', () => {
    expect(readTable(folder)).toEqual(makeTable(folder, builtPages, builtOrigin, builtLeads))
  })

  it('is asked for with the command that makes it', () => {
    expect(() => readTable(join(emptyFolder(), 'dist'))).toThrow(/Bouw de site eerst: npm run build/)
  })

  it('belongs to that site alone: a file that changed since is not served', async () => {
    const other = await finished()
    expect(loadSite(other).variants.size).toBeGreaterThan(5)
    writeFileSync(join(other, 'contact.html'), '<!doctype html>')
    expect(() => loadSite(other)).toThrow('contact.html is niet meer zoals de bouw het maakte.')
  })
})

describe('security.txt', () => {
  it('names whom to tell, for eleven months (RFC 9116)', () => {
    expect(securityTxt(facts, new Date('2026-11-21T10:00:00.123Z'))).toBe(
      `Contact: mailto:${facts.email}\nExpires: 2027-10-21T10:00:00Z\nPreferred-Languages: nl, en\n` +
        `Canonical: ${facts.origin}/.well-known/security.txt\n`,
    )
  })

  it('always expires within a year, also when a month is short', () => {
    for (const day of ['2027-03-31', '2028-02-29', '2026-01-31', '2027-12-31']) {
      const built = new Date(`${day}T00:00:00Z`)
      const expires = new Date(/Expires: (.*)/.exec(securityTxt(facts, built))?.[1] ?? '')
      const days = (expires.getTime() - built.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(300)
      expect(days).toBeLessThan(365)
    }
  })

  it.each([
    ['2027-08-01', undefined],
    ['2027-08-23', /verloopt op 21 oktober 2027/],
    ['2027-10-20', /verloopt op 21 oktober 2027/],
    ['2027-10-22', /is verlopen op 21 oktober 2027/],
  ])('is warned about by a build on %s when it nears its end', (day, message) => {
    const warning = expiryWarning(securityTxt(facts, new Date('2026-11-21T10:00:00Z')), new Date(day))
    if (message) expect(warning).toMatch(message)
    else expect(warning).toBeUndefined()
  })

  it('is warned about with the day as it is in the Netherlands, also late in the evening', () => {
    const warning = expiryWarning('Expires: 2027-10-21T22:30:00Z\n', new Date('2027-10-01'))
    expect(warning).toContain('op 22 oktober 2027')
  })

  it('is warned about when its date cannot be read', () => {
    expect(expiryWarning('Expires: morgen', new Date())).toContain('onbekende dag')
  })
})
