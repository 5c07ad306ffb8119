import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { listen } from '../tools/listen.ts'
import { desktop, tablet, useBrowser } from './browser.ts'
import { site } from './site.ts'
import { kindPaths } from './visit/plan.ts'
import { observe, takeShifts } from './visit/visit.ts'
import { drawn } from './watch.ts'

const { newPage } = useBrowser()

/**
 * A page up to the end of its introduction, up to its first picture, and the rest: right behind the picture no element
 * around it has ended, so that none is the last of its parent yet (HTML, parsing; Chromium tells `:last-child` no sooner).
 */
function pieces(html: string): string[] {
  const words = html.indexOf('</p>', html.indexOf('</h1>'))
  const picture = html.indexOf('>', html.indexOf('<img', words)) + 1
  return [html.slice(0, words), html.slice(words, picture), html.slice(picture)]
}

/** Sends the next piece of the page that is on its way; says whether it was the last. */
let sendNext = () => true

/** Serves the site, its pages in pieces, as over a slow line or to a slow device. */
const server = createServer(async ({ url = '/' }, response) => {
  const found = await fetch(site.origin + url)
  const type = found.headers.get('content-type') ?? ''
  response.writeHead(found.status, { 'Content-Type': type })
  if (!type.startsWith('text/html')) {
    response.end(new Uint8Array(await found.arrayBuffer()))
    return
  }
  const [first = '', ...others] = pieces(await found.text())
  response.write(first)
  sendNext = () => {
    response.write(others.shift() ?? '')
    if (others.length === 0) response.end()
    return others.length === 0
  }
})
const origin = `http://127.0.0.1:${await listen(server)}`
afterAll(() => server.close())

it.each(kindPaths)('what is painted of %s stays where it is when the rest of the page comes later', async (path) => {
  for (const viewport of [tablet, desktop]) {
    const page = await newPage({ viewport })
    await page.addInitScript(observe)
    await page.goto(origin + path, { waitUntil: 'commit' })
    await page.locator('h1').waitFor()
    await page.evaluate(() => document.fonts.ready)
    await drawn(page)
    await takeShifts(page)
    while (!sendNext()) await drawn(page)
    await page.waitForLoadState('load')
    await drawn(page)
    const shifts = await takeShifts(page)
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      `${viewport.width} px`,
    ).toBeLessThan(0.02)
  }
})
