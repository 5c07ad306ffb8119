import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { listen } from '../tools/listen.ts'
import { desktop, tablet, useBrowser } from './browser.ts'
import { site } from './site.ts'
import { kindPaths } from './visit/plan.ts'
import { observe, takeShifts } from './visit/visit.ts'
import { drawn } from './watch.ts'

const { newPage } = useBrowser()

/** A page up to the end of its introduction, and the rest. */
function halves(html: string): [words: string, rest: string] {
  const at = html.indexOf('</p>', html.indexOf('</h1>'))
  return [html.slice(0, at), html.slice(at)]
}

/** Sends the rest of the page that is on its way. */
let release = () => {}

/** Serves the site, its pages in two pieces, as over a slow line or to a slow device. */
const server = createServer(async ({ url = '/' }, response) => {
  const found = await fetch(site.origin + url)
  const type = found.headers.get('content-type') ?? ''
  response.writeHead(found.status, { 'Content-Type': type })
  if (!type.startsWith('text/html')) {
    response.end(new Uint8Array(await found.arrayBuffer()))
    return
  }
  const [words, rest] = halves(await found.text())
  response.write(words)
  release = () => response.end(rest)
})
const origin = `http://127.0.0.1:${await listen(server)}`
afterAll(() => server.close())

it.each(kindPaths)(
  'the words of %s stay where they are painted when the rest of the page comes later',
  async (path) => {
    for (const viewport of [tablet, desktop]) {
      const page = await newPage({ viewport })
      await page.addInitScript(observe)
      await page.goto(origin + path, { waitUntil: 'commit' })
      await page.locator('h1').waitFor()
      await page.evaluate(() => document.fonts.ready)
      await drawn(page)
      await takeShifts(page)
      release()
      await page.waitForLoadState('load')
      await drawn(page)
      const shifts = await takeShifts(page)
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        `${viewport.width} px`,
      ).toBeLessThan(0.02)
    }
  },
)
