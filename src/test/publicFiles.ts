import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { filePolicy } from '../hosting/policy.ts'
import { caching, securityHeaders } from '../hosting/securityHeaders.ts'
import type { useBrowser } from './browser.ts'
import type { useProject } from './project.ts'
import { ask } from './servers/ask.ts'
import { inPage } from './useDevServer.ts'

const [calm, linked] = ['Een massage neemt', 'Lees de [folder](/folder-massage.pdf). Een massage neemt']
const pdf = '%PDF-1.4'

/** What happens with files of public/, on a dev server that runs for other tests too; takes back what it changes. */
export function describePublicFiles(
  { newPage }: ReturnType<typeof useBrowser>,
  { root, change }: ReturnType<typeof useProject>,
  origin: string,
): void {
  const at = (name: string): string => join(root, 'public', name)
  const put = (name: string, text = pdf): void => {
    mkdirSync(dirname(at(name)), { recursive: true })
    writeFileSync(at(name), text)
  }
  const remove = (...names: string[]): void => {
    for (const name of names) rmSync(at(name), { recursive: true, force: true })
  }
  const statusOf = async (path: string) => (await ask(origin, path)).status
  const becomes = (path: string, status: number) =>
    vi.waitFor(async () => expect(await statusOf(path)).toBe(status), { timeout: 10_000 })

  describe('a page that links to a file of public/', () => {
    beforeAll(() => change('content/massage.mdx', calm, linked))
    afterAll(() => {
      change('content/massage.mdx', linked, calm)
      remove('folder-massage.pdf', 'ander.pdf')
    })

    it('is shown by itself as soon as the file is there, and explained once that is renamed or gone', async () => {
      const page = await newPage()
      const isShown = () => page.getByRole('heading', { level: 1, name: 'Massage' }).waitFor()
      const isExplained = () => inPage(page, 'Het bestand "/folder-massage.pdf" staat niet in de map public.').waitFor()
      await page.goto(`${origin}/massage`)
      await isExplained()
      put('folder-massage.pdf')
      await isShown()
      renameSync(at('folder-massage.pdf'), at('ander.pdf'))
      await isExplained()
      renameSync(at('ander.pdf'), at('folder-massage.pdf'))
      await isShown()
      remove('folder-massage.pdf')
      await isExplained()
    })

    it('has the status that belongs to it, whether or not it is open', async () => {
      await becomes('/massage', 500)
      put('folder-massage.pdf')
      await becomes('/massage', 200)
      remove('folder-massage.pdf')
      await becomes('/massage', 500)
    })
  })

  describe('a file of public/', () => {
    const files = [
      ['folder.pdf', 'application/pdf', pdf],
      ['folders/rug.txt', 'text/plain; charset=utf-8', 'De rug, één keer.'],
      ['.well-known/eigen.json', 'application/json', '{}'],
      // One that the project has too.
      ['package.json', 'application/json', '{"van":"public"}'],
      ['kaart.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['google123.html', 'text/html; charset=utf-8', 'google-site-verification: google123.html'],
    ] as const
    const withMistake = ['brief.docx', 'teller.js', 'actie.html', 'assets/team.png']

    beforeAll(async () => {
      for (const [name, , text] of files) put(name, text)
      for (const name of withMistake) put(name)
      for (const [name] of files) await becomes(`/${name}`, 200)
    })
    afterAll(() => remove(...files.map(([name]) => name), ...withMistake, 'folders', '.well-known', 'assets'))

    it.each(files)('%s has the headers of the site', async (name, type, text) => {
      const { status, headers, names, body } = await ask(origin, `/${name}?bron=folder`)
      expect([status, body.toString()]).toEqual([200, text])
      const own = { 'content-type': type, 'content-security-policy': filePolicy, 'cache-control': caching.never }
      const shared = Object.entries(securityHeaders).map(([header, value]) => [header.toLowerCase(), value])
      expect(headers).toMatchObject({ ...own, ...Object.fromEntries(shared) })
      expect(names.length).toBe(new Set(names).size)
    })

    it('is asked for as on the site: by any method that the table knows, and by a longer path', async () => {
      const [head, post, long] = await Promise.all([
        ask(origin, '/folder.pdf', {}, 'HEAD'),
        ask(origin, '/folder.pdf', {}, 'POST'),
        ask(origin, '//folders/../folder.pdf'),
      ])
      expect([head.status, head.body.length, head.headers['content-type']]).toEqual([200, 0, 'application/pdf'])
      expect([post.status, long.status, long.body.toString()]).toEqual([405, 200, pdf])
    })

    it('that is not there or cannot be published is a missing page', async () => {
      const none = ['ander.pdf', 'folders', 'folders/ander.pdf', 'FOLDER.pdf', ...withMistake]
      const answers = await Promise.all(none.map((name) => ask(origin, `/${name}`)))
      expect(answers.map(({ status }) => status)).toEqual(none.map(() => 404))
      for (const { headers } of answers) expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /)
    })

    it('is the new one once it is written over, and missing at once when it is gone', async () => {
      put('folder.pdf', `${pdf} nieuw`)
      expect((await ask(origin, '/folder.pdf')).body.toString()).toBe(`${pdf} nieuw`)
      remove('folder.pdf')
      expect(await statusOf('/folder.pdf')).toBe(404)
    })

    it('gives way to what the build makes: robots.txt names the sitemap', async () => {
      expect((await ask(origin, '/robots.txt')).body.toString()).toContain('/sitemap.xml')
    })
  })
}
