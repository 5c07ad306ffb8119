import { expect, it } from 'vitest'
import { useBrowser } from '../browser.ts'
import { isMap } from '../facts.ts'
import { loadAxe, promised, violations } from './axe.ts'
import { openPage, wakeIslands } from './open.ts'

const { samePage } = useBrowser()

it.each([
  ['the home page with another quote', '/', 'Volgende', '[data-current][aria-label^="Ervaring 2"]'],
  ['the contact page with the map', '/contact', 'Kaart laden', 'iframe'],
])('axe finds nothing on %s', async (_, path, button, after) => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.route(isMap, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="nl"><title>Kaart</title><p>Kaart' }),
  )
  await openPage(page, path)
  await wakeIslands(page)
  await page.getByRole('button', { name: button }).click()
  await page.locator(after).waitFor()
  await loadAxe(page)
  expect(await violations(page, 'main', promised)).toEqual([])
})
