import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { listFiles, readPageFiles } from '../check/files.ts'
import { placeholderNames } from '../content/placeholders.ts'
import { blockNames } from '../content/vocabulary.ts'
import { securityHeaders } from '../hosting/securityHeaders.ts'
import type { useBrowser } from './browser.ts'
import type { useProject } from './project.ts'
import { ask } from './servers/ask.ts'
import { dist } from './site.ts'
import { watch } from './watch.ts'

/** The bar comes when the dev server has nothing better to do. */
const patient = { timeout: 20_000 }

/**
 * What a writer has besides the pages, on a dev server that runs for other tests too.
 * @param origin where the dev server of the project listens
 */
export function describeWorkbench(
  { newPage }: ReturnType<typeof useBrowser>,
  { root, change }: ReturnType<typeof useProject>,
  origin: string,
): void {
  /** The line of a text of the project. */
  const lineOf = (file: string, text: string): number =>
    readFileSync(join(root, file), 'utf8').split(text)[0]?.split('\n').length ?? 0

  /** The places that a page asks an editor to open, from now on. */
  const openedBy = async (page: Page): Promise<readonly string[]> => {
    const asked: string[] = []
    await page.route('**/__open-in-editor?*', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('file') ?? '')
      await route.fulfill({ status: 204 })
    })
    return asked
  }

  describe('alt-click', () => {
    it.each([
      ['a sentence of the page', 'Een massage neemt', 'content/massage.mdx'],
      ['the words of the interface', 'Op deze pagina', 'content/teksten.yaml'],
    ])('opens %s at its line', async (_, text, file) => {
      const page = await newPage()
      const asked = await openedBy(page)
      await page.goto(`${origin}/massage`)
      await page.locator('[data-werkbank]').waitFor({ state: 'attached' })
      await page
        .getByText(text)
        .first()
        .click({ modifiers: ['Alt'] })
      await expect.poll(() => asked, patient).toEqual([expect.stringContaining(`${file}:${lineOf(file, text)}:`)])
    })
  })

  describe('the bar of a page', () => {
    it('says its file, its words and its score, and what the checks found, after each save', async () => {
      const page = await newPage()
      const seen = watch(page)
      await page.goto(`${origin}/massage`)
      const summary = page.locator('[data-werkbank] summary')
      await expect
        .poll(() => summary.textContent(), patient)
        .toMatch(/^content\/massage\.mdx · \d+ woorden · leesscore \d+ · \d+ bevinding(en)?$/)
      const before = await summary.textContent()
      change('content/massage.mdx', 'Een massage neemt', 'Een heel rustige massage neemt')
      await expect.poll(() => summary.textContent(), patient).not.toBe(before)
      change('content/massage.mdx', 'Een heel rustige massage neemt', 'Een massage neemt')
      await expect.poll(() => summary.textContent(), patient).toBe(before)
      expect(seen.errors).toEqual([])
    })
  })

  describe('the pages that only a writer has', () => {
    it('show every block with its Markdown', async () => {
      const page = await newPage()
      await page.goto(`${origin}/_blokken`)
      const headings = await page.locator('main h2').allTextContents()
      expect(blockNames.filter((name) => !headings.includes(name))).toEqual([])
      expect(await page.locator('main pre').count()).toBe(blockNames.length)
    })

    it('list every page, and every fact with the files that name it', async () => {
      const page = await newPage()
      const seen = watch(page)
      await page.goto(`${origin}/_site`)
      const cells = await page.locator('td:first-child').allTextContents()
      const facts = placeholderNames.map((name) => `{${name}}`)
      expect(cells.toSorted()).toEqual([...readPageFiles(root).map(({ path }) => path), ...facts].toSorted())
      const phone = page.getByRole('row').filter({ hasText: '{telefoon}' })
      expect(await phone.textContent()).toContain('content/')
      expect(seen.errors).toEqual([])
    })

    it('search in all texts by keyboard, and open the line that was found', async () => {
      const page = await newPage()
      const seen = watch(page)
      const asked = await openedBy(page)
      await page.goto(`${origin}/_site`)
      await page.getByRole('searchbox', { name: 'Zoek in alle teksten' }).fill('een MASSAGE neemt')
      await page.keyboard.press('Enter')
      const line = page.getByRole('listitem').filter({ hasText: 'Een massage neemt' })
      const place = `content/massage.mdx:${lineOf('content/massage.mdx', 'Een massage neemt')}:1`
      await line.getByRole('link', { name: place }).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => asked, patient).toEqual([place])
      expect(new URL(page.url()).pathname).toBe('/_site')
      await page.getByRole('searchbox').fill('+31')
      await page.keyboard.press('Enter')
      await page
        .getByRole('link', { name: /praktijk\.yaml:\d+/ })
        .first()
        .waitFor()
      expect(seen.errors).toEqual([])
    })

    it.each([
      '/_site',
      '/_site?zoek=massage',
      '/_blokken',
      '/__werkbank/kaart?pad=/massage',
      '/__werkbank/plek?pad=/massage&tekst=x',
    ])('have a policy and the headers of the site: %s', async (path) => {
      const { status, headers } = await ask(origin, path)
      expect([status, headers['content-security-policy']]).toEqual([
        200,
        expect.stringMatching(/^default-src 'none'; /),
      ])
      expect(headers['content-security-policy']).not.toMatch(/unsafe-/)
      expect(Object.keys(securityHeaders).filter((name) => headers[name.toLowerCase()] === undefined)).toEqual([])
    })

    it('are no part of what is built', () => {
      const traces = listFiles(dist).filter((file) => {
        const text = readFileSync(join(dist, file), 'latin1')
        return /_blokken|_site|werkbank|__open-in-editor/.test(file + text)
      })
      expect(traces).toEqual([])
    })
  })
}
