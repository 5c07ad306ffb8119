import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'

const { samePage } = useBrowser()
/** The names beside the figure, with the way to all of them. */
const list = 'div:has(> ul > [data-plek]):has(> a)'
const regions: [name: string, href: string][] = [
  ['Rug', '/pijnklachten/rug'],
  ['Nek', '/pijnklachten/nek'],
  ['Schouder', '/pijnklachten/schouder'],
  ['Knie', '/pijnklachten/knie'],
  ['Heup', '/pijnklachten/heup'],
  ['Enkel', '/pijnklachten/enkel'],
  ['Elleboog', '/pijnklachten/elleboog'],
  ['Hand', '/pijnklachten/hand'],
  ['Hoofdpijn', '/hoofdpijn'],
]

const parts = (page: Page) => {
  const figure = page.getByRole('list', { name: copy.headings.body })
  return {
    figure,
    // The line about a region is part of its link once it is chosen.
    spot: (name: string) => figure.getByRole('link', { name: new RegExp(`^${name}(?: |$)`) }),
    light: (name: string) => figure.locator(`[data-plek="${name.toLowerCase()}"] img`),
    inList: (name: string) => page.locator(`main ul:not([aria-label]) [data-plek="${name.toLowerCase()}"] a`),
  }
}
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y)

/** Only this spot is lit, and only its line is to be read. */
async function expectActive(page: Page, name: string): Promise<void> {
  const spots = await parts(page)
    .figure.locator('[data-plek]')
    .evaluateAll((all: HTMLElement[]) =>
      all.map((spot) => {
        const [light, line] = [spot.querySelector('img'), spot.querySelector('a i')]
        return {
          region: spot.dataset['plek'],
          isLit: light && getComputedStyle(light).opacity !== '0',
          isRead: line?.checkVisibility({ visibilityProperty: true }) && line.getBoundingClientRect().height > 0,
        }
      }),
    )
  expect(spots).toHaveLength(regions.length)
  const active = [name.toLowerCase()]
  expect(spots.filter(({ isLit }) => isLit).map(({ region }) => region)).toEqual(active)
  expect(spots.filter(({ isRead }) => isRead).map(({ region }) => region)).toEqual(active)
}

describe.each(['/', '/services', '/pijnklachten'])('the body map on %s', (path) => {
  let page: Page
  beforeAll(async () => {
    page = await samePage({ reducedMotion: 'reduce', javaScriptEnabled: false })
    await page.goto(path)
  })

  it('has the nine links on the figure, and beside it in a list or below it as cards', async () => {
    const { figure, inList } = parts(page)
    const links = await figure
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => [link.querySelector('span')?.firstChild?.textContent?.trim(), link.getAttribute('href')]),
      )
    expect(links.toSorted()).toEqual(regions.toSorted())
    for (const [name, href] of regions) {
      if (path === '/pijnklachten')
        expect(await page.locator(`main a[href="${href}"]`).count(), name).toBeGreaterThan(1)
      else expect(await inList(name).getAttribute('href')).toBe(href)
    }
  })

  it.each([desktop, phone, { width: 320, height: 640 }])(
    'has spots of 44 px that do not overlap, $width px wide',
    async (viewport) => {
      await page.setViewportSize(viewport)
      const boxes = await parts(page)
        .figure.getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => {
            const { x, y, width, height } = link.getBoundingClientRect()
            return { x, y, width, height }
          }),
        )
      for (const box of boxes) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width)
        const others = boxes.filter((other) => other !== box)
        expect(Math.min(...others.map((other) => far(other, box))), JSON.stringify(box)).toBeGreaterThanOrEqual(24)
      }
    },
  )

  it('moves the warm spot with hover and focus, on the figure and in the list', async () => {
    await page.setViewportSize(desktop)
    const { spot, inList } = parts(page)
    await page.mouse.move(0, 0)
    await expectActive(page, 'Rug')
    const listed = path === '/pijnklachten' ? [] : [inList]
    for (const link of [spot, ...listed]) {
      for (const name of ['Knie', 'Elleboog', 'Hoofdpijn']) {
        await link(name).hover()
        await expectActive(page, name)
      }
      await page.mouse.move(0, 0)
      for (const name of ['Hand', 'Nek']) {
        await page.keyboard.press('Tab')
        await link(name).focus()
        await expectActive(page, name)
      }
      await link('Nek').blur()
      await expectActive(page, 'Rug')
    }
  })

  it('keeps the light within its limb and its arc on the panel: each is drawn for itself', async () => {
    const addresses = await Promise.all(regions.map(async ([name]) => parts(page).light(name).getAttribute('src')))
    expect(new Set(addresses).size).toBe(regions.length)
  })

  it('leads to the page of the spot', async () => {
    await page.setViewportSize(phone)
    for (const [name, href] of regions.filter(([region]) => /Knie|Hoofdpijn/.test(region))) {
      await page.goto(path)
      await parts(page).spot(name).click()
      await page.waitForURL((url) => url.pathname === href)
      expect(await page.locator('h1').isVisible()).toBe(true)
    }
  })
})

it('fetches the light of a spot that is not lit only where a pointer may light it', async () => {
  const fetched = (page: Page) =>
    parts(page)
      .figure.locator('[data-plek]:has(img)')
      .evaluateAll((all: HTMLElement[]) =>
        all.filter((spot) => spot.querySelector('img')?.naturalWidth).map((spot) => spot.dataset['plek']),
      )
  const wide = await samePage({ viewport: desktop })
  await wide.goto('/pijnklachten')
  await expect.poll(() => fetched(wide)).toHaveLength(regions.length)
  const touched = await samePage({ viewport: phone, hasTouch: true, isMobile: true })
  await touched.goto('/pijnklachten', { waitUntil: 'networkidle' })
  await touched.getByRole('list', { name: copy.headings.body }).scrollIntoViewIfNeeded()
  await expect.poll(() => fetched(touched)).toEqual(['rug'])
  // Whoever goes there with keys lights it too.
  await touched.keyboard.press('Tab')
  await parts(touched).spot('Knie').focus()
  await expect.poll(() => fetched(touched)).toContain('knie')
  await expectActive(touched, 'Knie')
})

it('draws the line of what is lit over the body as far as its spot, and those of the others behind it', async () => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.goto('/pijnklachten')
  await page.setViewportSize(desktop)
  const { figure, spot } = parts(page)
  for (const name of ['Heup', 'Rug']) {
    await spot(name).hover()
    const lines = await figure.getByRole('link').evaluateAll((all) =>
      all.map((link) => {
        const [line, mark] = [getComputedStyle(link, '::after'), getComputedStyle(link, '::before')]
        // From the middle of the spot, which is that of its link: to the line at its near side, and to the edge of its mark.
        const half = link.clientWidth / 2
        const from = Math.min(Number.parseFloat(line.left), Number.parseFloat(line.right)) * -1
        const near = Math.max(Number.parseFloat(line.left), Number.parseFloat(line.right)) - half
        return {
          name: link.textContent,
          z: line.zIndex,
          own: getComputedStyle(link).zIndex,
          from,
          near,
          mark: half - Number.parseFloat(mark.left),
        }
      }),
    )
    const [lit, others] = [
      lines.filter((line) => line.name.startsWith(name)),
      lines.filter((line) => !line.name.startsWith(name)),
    ]
    expect(lit).toMatchObject([{ z: '0', own: 'auto' }])
    expect(new Set(others.map(({ z, own }) => [z, own].join()))).toEqual(new Set(['-1,auto']))
    for (const { from, near, mark } of lit) {
      expect(from, 'it goes outwards').toBeGreaterThan(0)
      // Its mark has a ring around it, half as wide again.
      expect(near, 'it ends at its ring').toBeLessThan(1.5 * mark)
    }
  }
  expect(await figure.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).isolation)).toBe(
    'isolate',
  )
})

it('shows the whole figure in a low window, at the head of the overview and once scrolled to on home', async () => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const seen = async () => {
    const header = await page.locator('header').first().boundingBox()
    const box = await parts(page).figure.locator('img').first().boundingBox()
    return box && header ? { ...box, room: 800 - header.height } : undefined
  }
  await page.goto('/pijnklachten')
  const overview = await seen()
  expect(overview ? overview.y + overview.height : Infinity).toBeLessThanOrEqual(800)
  await page.goto('/')
  const home = await seen()
  expect(home?.height ?? Infinity).toBeLessThan(home?.room ?? 0)
})

// WCAG 1.4.13: what covers another would have to go away with Escape.
it.each([1280, 1440, 1920])('covers no other name with what it says of a region, %i px wide', async (width) => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height: 1000 })
  await page.goto('/pijnklachten')
  const { figure, spot } = parts(page)
  await figure.locator('i').evaluateAll((lines) => {
    for (const line of lines) line.textContent = 'Een stijve of pijnlijke plek, soms met uitstraling naar de arm.'
  })
  for (const [name] of regions) {
    await spot(name).focus()
    const covered = await spot(name).evaluate((link) => {
      const own = link.querySelector('span')
      if (!own) return ['no name']
      const { left, right, top, bottom } = own.getBoundingClientRect()
      return [...(link.closest('ul')?.querySelectorAll('a > span') ?? [])].flatMap((other) => {
        const box = other.getBoundingClientRect()
        const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return other === own || isApart ? [] : [other.textContent]
      })
    })
    expect(covered, name).toEqual([])
  }
})

it('colours the name of the spot in the list too', async () => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.goto('/')
  const { spot, inList } = parts(page)
  const color = (name: string) => inList(name).evaluate((link) => getComputedStyle(link).color)
  const idle = await color('Knie')
  await spot('Knie').hover()
  await expect.poll(() => color('Knie')).not.toBe(idle)
  expect(await color('Heup')).toBe(idle)
})

it.each(['/', '/services'])('leads to all complaints by a row as the others, with its sign: %s', async (path) => {
  const page = await samePage({ reducedMotion: 'reduce' })
  await page.goto(path)
  for (const width of [320, 360, 390, 600, 768, 960, 1024, 1279, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const [all] = await boxesOf(page, `${list} > a`)
    const [one] = await boxesOf(page, `${list} > ul a`)
    const sign = await boxOf(page, `${list} > a > svg`)
    const last = await boxOf(page, `${list} > ul > :last-child a`)
    if ((width > 480 && width < 768) || width >= 960)
      expect(all?.top, `${width} px: no hole beside the last name`).toBe(last.top)
    const heading = await boxOf(page, 'div:has(+ div > ul > [data-plek]) > h2')
    const thumb = await boxOf(page, `${list} > ul a > *`)
    // Where names stand under their pictures, three by three, each stands in the middle of its place.
    const isGrid = width >= 360 && width < 480
    const off = isGrid ? thumb.left + thumb.right - (one?.left ?? 0) - (one?.right ?? 0) : thumb.left - heading.left
    expect(Math.abs(off), `${width} px: pictures under the words, or in the middle`).toBeLessThan(1)
    expect(sign.right - sign.left, `${width} px`).toBe(40)
    // There the way to all of them keeps a row.
    if (!isGrid) expect((all?.bottom ?? 0) - (all?.top ?? 0), `${width} px`).toBe((one?.bottom ?? 0) - (one?.top ?? 0))
    else expect(last.right, `${width} px: no hole beside the last name`).toBeGreaterThan(0.8 * width)
    const words = await page.locator(`${list} > a`).evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link.lastChild ?? link)
      return range.getClientRects().length
    })
    expect(words, `${width} px: the words stand on one line`).toBe(1)
  }
})
