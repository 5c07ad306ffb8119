import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { desktop, useBrowser } from './browser.ts'

const { samePage } = useBrowser()
const path = '/pijnklachten/rug'

it('has lines of a readable length beside contents and aside, in the smallest window that has all three', async () => {
  const page = await samePage({ viewport: { width: 1024, height: 900 } })
  await page.goto(path)
  const { left, right } = await boxOf(page, 'main article > h2 + p')
  expect(right - left).toBeGreaterThanOrEqual(440)
})

it('has a picture between its lines as wide as those, beside the aside, and none on paper', async () => {
  const page = await samePage()
  await page.goto(path)
  const picture = page.locator('main article > p > img')
  expect(await picture.count()).toBe(1)
  for (const width of [320, 768, 1024, desktop.width, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { left, right, top, bottom } = await boxOf(page, 'main article > p > img')
    const text = await boxOf(page, 'main article > h2:has(+ p > img)')
    expect([Math.round(left), Math.round(right)], `${width} px`).toEqual([
      Math.round(text.left),
      Math.round(text.right),
    ])
    expect((right - left) / (bottom - top), `${width} px`).toBeCloseTo(2, 1)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await picture.isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
})

it('ends in one rhythm: text, the complaints beside it, what to do now, the foot', async () => {
  const page = await samePage()
  await page.goto(path)
  for (const width of [1024, desktop.width, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const around = 'main > nav:has(> a > img)'
    const [text, heading, last, band, foot] = [
      await boxOf(page, 'main article > :last-child'),
      await boxOf(page, `${around} > div`),
      await boxOf(page, `${around} > a:last-child`),
      await boxOf(page, 'main > section:last-child > div'),
      await boxOf(page, 'body > footer'),
    ]
    const gaps = [heading.top - text.bottom, band.top - last.bottom, foot.top - band.bottom]
    for (const gap of gaps) expect(Math.abs(gap - (gaps[0] ?? 0)), `${width} px: ${gaps.join()}`).toBeLessThan(2)
  }
})

/** Where the line is on which the words of a part stand: of an empty box in it the foot stands on that. */
const lineOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => {
      const foot = part.appendChild(document.createElement('span'))
      foot.style.display = 'inline-block'
      const { bottom } = foot.getBoundingClientRect()
      foot.remove()
      return bottom
    })

it('what prints the exercises stands beside what goes for all of them, on its first line', async () => {
  const page = await samePage()
  await page.goto(path)
  const firstLine = (selector: string) =>
    page.locator(selector).evaluate((part) => {
      const words = document.createRange()
      words.selectNodeContents(part.lastChild ?? part)
      return words.getClientRects()[0]?.bottom ?? 0
    })
  const [words, print] = [await firstLine('#vandaag p:has(+ [data-print])'), await firstLine('[data-print]')]
  expect(words).toBeGreaterThan(0)
  expect(Math.abs(words - print)).toBeLessThan(1)
})

it('what fits a complaint has its heading on the line of that beside it', async () => {
  const page = await samePage()
  await page.goto(path)
  for (const width of [1024, desktop.width, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [text, beside] = [await lineOf(page, '[data-oefenblad] + h2'), await lineOf(page, '[data-beside-end] h2')]
    expect(Math.abs(text - beside), `${width} px`).toBeLessThan(1.5)
  }
})

it('has buttons of one width where they stand under each other in its closing band', async () => {
  const page = await samePage()
  await page.goto(path)
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const buttons = await boxesOf(page, 'main > section:last-child a')
    expect(buttons.length).toBe(2)
    expect(new Set(buttons.map(({ left, right }) => Math.round(right - left))).size, `${width} px`).toBe(1)
  }
})

it('has the words about the complaints beside it in the middle of their cards, one line or two', async () => {
  const page = await samePage()
  for (const from of ['/pijnklachten/rug', '/pijnklachten/heup']) {
    await page.goto(from)
    for (const width of [360, 768, 1024, desktop.width, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const cards = await boxesOf(page, 'main > nav > a:has(> img)')
      const words = await boxesOf(page, 'main > nav > a > img + div')
      expect(words).toHaveLength(2)
      for (const [index, { top, bottom }] of words.entries()) {
        const card = cards[index]
        if (!card) throw new Error('De kaart staat er niet.')
        expect(Math.abs(top - card.top - (card.bottom - bottom)), `${from}, ${width} px`).toBeLessThan(2)
      }
    }
  }
})

it('says first when to call 112, then whom to call and whom to see, each as wide as what stands above it', async () => {
  const page = await samePage()
  await page.goto(path)
  await page.setViewportSize(desktop)
  const call = page.locator('[role=note][aria-label="Bel 112"]')
  expect(await call.getByRole('link', { name: 'Bel 112' }).getAttribute('href')).toBe('tel:112')
  expect(await call.evaluate((alarm) => alarm.matches('[role=note]:not([role=note] ~ *)'))).toBe(true)
  const panels = await boxesOf(page, 'article > [role=note]')
  const sheet = await boxOf(page, '#vandaag')
  expect(panels.length).toBe(3)
  for (const { left, right } of panels) expect([left, right]).toEqual([sheet.left, sheet.right])
})

it('keeps the line about the chosen place, on the overview, clear of the edge of its panel', async () => {
  const page = await samePage()
  await page.goto('/pijnklachten')
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const [line, panel] = [
      await boxOf(page, '[data-plek="rug"] span'),
      await boxOf(page, 'main > div > div:has([data-plek])'),
    ]
    expect(panel.bottom - line.bottom, `${width} px`).toBeGreaterThanOrEqual(16)
  }
})

it('shows one treatment that fits a complaint as it shows several', async () => {
  const page = await samePage()
  await page.setViewportSize(desktop)
  const sizes: string[] = []
  for (const complaint of ['/pijnklachten/rug', '/pijnklachten/schouder']) {
    await page.goto(complaint)
    const { left, right, top, bottom } = await boxOf(page, '[data-beside-end] img')
    sizes.push(`${right - left} × ${bottom - top}`)
  }
  expect(new Set(sizes).size, sizes.join()).toBe(1)
})
