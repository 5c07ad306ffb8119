import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { useBrowser } from './browser.ts'
import type { useProject } from './project.ts'
import { isFull } from './full.ts'
import { inPage } from './useDevServer.ts'
import { watch } from './watch.ts'

/** What builds and the dev server do to each other, on one that runs for other tests too; changes its content. */
export function describeBuildBeside(
  { newPage }: ReturnType<typeof useBrowser>,
  { root, build, change }: ReturnType<typeof useProject>,
  origin: string,
): void {
  const file = join(root, 'content/over-ons.mdx')
  const text = readFileSync(file, 'utf8')

  describe('beside a build', () => {
    it('files that are moved and written while both run are shown as they were left, and no build ends in a stack', async () => {
      const page = await newPage()
      const seen = watch(page)
      await page.goto(`${origin}/over-ons`)
      await page.evaluate(() => (document.documentElement.dataset['same'] = ''))
      const state = { isBuilding: true }
      const built = build().finally(() => (state.isBuilding = false))
      for (let turn = 0; state.isBuilding; turn += 1) {
        renameSync(file, `${file}~`)
        renameSync(`${file}~`, file)
        writeFileSync(`${file}.nieuw`, `${text}\nBewaard.${turn % 2 === 0 ? '' : ' Nog eens.'}\n`)
        renameSync(`${file}.nieuw`, file)
        await wait(isFull ? 20 : 160)
      }
      const { code, output } = await built
      // A page that is gone for a moment may be missed by the build, which then says so.
      expect([0, 1]).toContain(code)
      expect(output).not.toMatch(/\n\s+at /)
      writeFileSync(file, `${text}\nZo is het gebleven.\n`)
      await inPage(page, 'Zo is het gebleven.').waitFor()
      expect(await page.locator('html[data-same]').count()).toBe(1)
      expect(seen.errors).toEqual([])
    })

    it('a build beside the dev server asks nothing of the page that is shown, and a save is shown after it', async () => {
      const page = await newPage()
      const seen = watch(page)
      await page.goto(`${origin}/massage`)
      await page.locator('[data-werkbank]').waitFor({ state: 'attached' })
      const before = seen.requests.length
      expect(await build()).toMatchObject({ code: 0 })
      expect(seen.requests.slice(before)).toEqual([])
      change('content/massage.mdx', 'Een massage neemt', 'Een rustige massage neemt')
      await inPage(page, 'Een rustige massage neemt').waitFor()
      expect(seen.errors).toEqual([])
    })
  })
}
