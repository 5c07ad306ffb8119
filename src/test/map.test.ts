import type { Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { wakeIsland } from './a11y/open.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { besideMap } from './essentials.ts'
import { facts, isMap } from './facts.ts'
import { elsewhere, hold, moduleScript, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const { samePage } = useBrowser()
type Place = (typeof facts.locations)[number]
const [enschede, glanerbrug] = facts.locations
if (!enschede || !glanerbrug) throw new Error('De feiten noemen geen twee locaties.')
const question = ({ name }: Place) => copy.map.question({ town: name })

const parts = (page: Page) => {
  const island = page.locator('[data-island="MapSwitcher"]')
  return {
    island,
    tab: (name: string) => island.getByRole('button', { name, exact: true }),
    load: island.getByRole('button', { name: copy.buttons.loadMap }),
    frame: island.locator('iframe'),
    route: besideMap(page).route,
  }
}

/** The contact page with the block alive; the host of the maps answers with a page of its own. */
async function openContact(viewport: { width: number; height: number }) {
  const page = await samePage({ viewport })
  const seen = watch(page)
  const maps: Request[] = []
  await page.route(isMap, (route) => {
    maps.push(route.request())
    return route.fulfill({ contentType: 'text/html', body: '<p>Kaart</p>' })
  })
  await page.goto('/contact')
  await wakeIsland(page, 'MapSwitcher')
  return { page, seen, maps }
}

async function expectTown(page: Page, chosen: Place): Promise<void> {
  const { island, tab, route } = parts(page)
  for (const { name } of facts.locations) {
    expect(await tab(name).getAttribute('aria-pressed'), name).toBe(String(name === chosen.name))
  }
  expect(await route.getAttribute('href')).toBe(chosen.routeHref)
  const live = island.locator('[aria-live="polite"]')
  expect(await live.innerText()).toContain(`${chosen.street}, ${chosen.postcode} ${chosen.town}`)
}

describe.each([desktop, phone])('the map on the contact page, $width px wide', (viewport) => {
  let page: Page
  let seen: Watch
  let maps: Request[]
  beforeAll(async () => {
    ;({ page, seen, maps } = await openContact(viewport))
  })
  const own = () => elsewhere(seen.requests, new URL(page.url()).origin)

  it('shows Enschede first and asks before it loads anything', async () => {
    await expectTown(page, enschede)
    const { island, frame, load } = parts(page)
    expect(await island.getByRole('heading').innerText()).toBe(question(enschede))
    expect(await load.isVisible()).toBe(true)
    expect(await frame.count()).toBe(0)
    expect(own()).toEqual([])
  })

  it('switches before consent and still asks nothing of another host', async () => {
    const { island, tab, frame } = parts(page)
    for (const place of [glanerbrug, enschede, glanerbrug]) {
      await tab(place.name).click()
      await expect.poll(() => island.getByRole('heading').innerText()).toBe(question(place))
      await expectTown(page, place)
    }
    expect(await frame.count()).toBe(0)
    expect(own()).toEqual([])
  })

  it('loads the map of the chosen town on a press, and of the other on a switch, without asking again', async () => {
    const { tab, load, frame } = parts(page)
    await load.click()
    for (const place of [glanerbrug, enschede, glanerbrug]) {
      await tab(place.name).click()
      await page.getByTitle(copy.map.frame({ town: place.name }), { exact: true }).waitFor()
      expect(await frame.evaluateAll((all) => all.map((element) => element.getAttribute('src')))).toEqual([
        place.mapHref,
      ])
      await page.frameLocator('[data-island="MapSwitcher"] iframe').getByText('Kaart').waitFor()
      await expectTown(page, place)
      expect(await load.count()).toBe(0)
    }
    expect(maps.map((request) => request.url())).toEqual(
      [glanerbrug, enschede, glanerbrug].map(({ mapHref }) => new URL(mapHref).href),
    )
    expect(own()).toEqual(maps.map((request) => request.url()))
  })

  it('tells the other host nothing about the page', async () => {
    for (const request of maps) {
      const headers = await request.allHeaders()
      expect(headers['referer']).toBeUndefined()
      expect(headers['cookie']).toBeUndefined()
    }
  })

  it('keeps the choice for this visit only', async () => {
    expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual(['', 0, 0])
    const before = own().length
    await page.reload()
    await wakeIsland(page, 'MapSwitcher')
    expect(await parts(page).load.isVisible()).toBe(true)
    await expectTown(page, enschede)
    expect(own().length).toBe(before)
    expect(seen.errors).toEqual([])
    expect(seen.messages).toEqual([])
  })
})

it('gives the address and the route without JavaScript, and no button that does nothing', async () => {
  const page = await samePage({ javaScriptEnabled: false })
  await page.goto('/contact')
  const { island, route } = parts(page)
  expect(await island.getByRole('button').count()).toBe(0)
  expect(await route.isVisible()).toBe(true)
  expect(await island.getByText(enschede.street).first().isVisible()).toBe(true)
})

it('answers while React is still on its way, and loads the map of the chosen town once it has come', async () => {
  const page = await samePage()
  const maps: string[] = []
  await page.route(isMap, (route) => {
    maps.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>Kaart</p>' })
  })
  const release = await hold(page, moduleScript)
  await page.goto('/contact')
  const { island, tab, load, frame } = parts(page)
  await tab(glanerbrug.name).click()
  await expectTown(page, glanerbrug)
  expect(await island.getByRole('heading').innerText()).toBe(question(glanerbrug))
  await load.click()
  expect(await load.getAttribute('aria-busy')).toBe('true')
  expect([maps, await frame.count()]).toEqual([[], 0])
  release()
  await page.frameLocator('[data-island="MapSwitcher"] iframe').getByText('Kaart').waitFor()
  await expectTown(page, glanerbrug)
  expect(maps).toEqual([new URL(glanerbrug.mapHref).href])
})
