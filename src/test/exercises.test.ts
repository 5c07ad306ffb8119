import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { desktop, phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'

const { samePage } = useBrowser()
const path = '/pijnklachten/rug'

/** The number of sheets of a PDF (ISO 32000-1, 7.7.3.3: each has a page object). */
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

describe('the sheet of exercises', () => {
  let page: Page
  beforeAll(async () => {
    page = await samePage({ reducedMotion: 'reduce' })
    await page.goto(path)
  })

  it('is where the second button of the page leads', async () => {
    await page.getByRole('link', { name: copy.exercises.button }).click()
    expect(new URL(page.url()).hash).toBe('#vandaag')
    expect(await page.locator('#vandaag h2').boundingBox()).toMatchObject({ y: expect.any(Number) })
  })

  it('says what goes for every exercise once, before the first drawing', async () => {
    const notes = await page.locator('#vandaag p').evaluateAll((all) => {
      const first = document.querySelector('#vandaag img')
      return all.map((note) => ({
        text: note.textContent.replaceAll('\u00a0', ' '),
        isBefore: first !== null && note.compareDocumentPosition(first) === Node.DOCUMENT_POSITION_FOLLOWING,
      }))
    })
    expect(notes.filter(({ text }) => text === copy.exercises.legend)).toHaveLength(1)
    const stops = notes.filter(({ text }) => text.startsWith('Stop '))
    expect(stops.length).toBeGreaterThan(0)
    expect(new Set(stops.map(({ text }) => text)).size).toBe(stops.length)
    expect(stops[0]?.isBefore).toBe(true)
  })

  it('has each drawing beside its steps on a tablet', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    const [drawings, steps] = [
      await boxesOf(page, '#vandaag section li > img'),
      await boxesOf(page, '#vandaag section ol'),
    ]
    for (const [index, { right, top, bottom }] of drawings.entries()) {
      expect(steps[index]?.left).toBeGreaterThan(right)
      expect(steps[index]?.top).toBeGreaterThan(top)
      expect(steps[index]?.top).toBeLessThan(bottom)
    }
  })

  it('says how to read the drawings right above all of them, which begin on one line beside each other', async () => {
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const legend = await boxOf(page, '#vandaag p:has(+ section)')
      const drawings = await boxesOf(page, '#vandaag section > ul > li > img')
      const numbers = await boxesOf(page, '#vandaag section > ul > li > img + div')
      const [first] = drawings
      expect((first?.top ?? 0) - legend.bottom, `${width} px`).toBeGreaterThan(0)
      expect((first?.top ?? 0) - legend.bottom, `${width} px`).toBeLessThan(24)
      expect((legend.bottom - legend.top) / 24, `${width} px`).toBeLessThan(1)
      const gaps = drawings.map(({ bottom }, index) => Math.round((numbers[index]?.top ?? 0) - bottom))
      if (width !== 768) expect(new Set(gaps).size, `${width} px: ${gaps.join()}`).toBe(1)
      if (width >= 1024) expect(gaps[0], 'nothing stands between a drawing and its words').toBeLessThan(24)
    }
  })

  it('says whom to call at once as loud as when to stop, apart from what to mind', async () => {
    const notes = page.locator('#vandaag li p:has(svg)')
    const [call, mind] = [
      notes.filter({ hasText: 'Bel direct' }),
      notes.filter({ hasText: 'Maak uw rug dan niet bol' }),
    ]
    const lookOf = (note: typeof call) =>
      note.evaluate((words) => {
        const { color, fontWeight } = getComputedStyle(words.querySelector('strong') ?? words)
        return { color, fontWeight }
      })
    const stop = page
      .locator('#vandaag p:has(svg)')
      .filter({ hasText: /^Stop / })
      .first()
    expect(await lookOf(call)).toEqual(await lookOf(stop))
    expect(await lookOf(mind)).not.toEqual(await lookOf(stop))
  })

  it('prints alone on one sheet of A4, with logo, phone and boxes to tick', async () => {
    // What the button does, but for the window of the browser that a test cannot press away.
    await page.evaluate(() => {
      window.print = () => {}
    })
    await page.getByRole('button', { name: copy.exercises.print }).click()
    await page.emulateMedia({ media: 'print' })
    const seen = async (selector: string) => (await page.locator(selector).filter({ visible: true }).count()) > 0
    expect(await seen('#vandaag img[src*="oefening-"]')).toBe(true)
    expect(await seen('[data-paper] svg')).toBe(true)
    expect(await page.locator('[data-paper]').innerText()).toMatch(/\+?\d[\d -]{7,}/)
    expect(await seen('main h1')).toBe(false)
    expect(await seen('#vandaag button')).toBe(false)
    const tops = await page
      .locator('#vandaag section li > img')
      .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().top))
    expect(new Set(tops).size, 'the exercises begin on one line').toBe(1)
    expect(await page.getByText('ma', { exact: true }).filter({ visible: true }).count()).toBe(3)
    await page.emulateMedia({ media: null })
    expect(sheets(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1)
  })

  it('shows the whole page again once it is printed', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('main h1').isVisible()).toBe(true)
    await page.emulateMedia({ media: null })
  })

  it('has what fits beside the heading that comes after it', async () => {
    await page.setViewportSize(desktop)
    const tops = await page.evaluate(
      (selectors) => selectors.map((selector) => document.querySelector(selector)?.getBoundingClientRect().top),
      ['[data-oefenblad] + *', `nav[aria-label="${copy.headings.treatedWith}"]`],
    )
    expect(tops[0]).toBeGreaterThan(0)
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(2)
  })

  it('has the exercises in a row on a phone, of which each fits and the next one shows its edge', async () => {
    for (const width of [320, 360, phone.width, 540, 639]) {
      await page.setViewportSize({ ...phone, width })
      const [row, sheet] = [await boxOf(page, '#vandaag section'), await boxOf(page, '#vandaag > div')]
      expect([row.left, row.right], `${width} px`).toEqual([sheet.left, sheet.right])
      const [first, second] = await boxesOf(page, '#vandaag section > ul > li')
      if (!first || !second) throw new Error('Er zijn geen twee oefeningen.')
      expect(first.right - first.left, `${width} px`).toBeGreaterThan(0.8 * width)
      expect(second.top).toBe(first.top)
      expect(width - second.left, `${width} px`).toBeGreaterThan(24)
      expect(width - second.left, `${width} px`).toBeLessThan(32)
      const steps = await boxesOf(page, '#vandaag section > ul > li > ol')
      const doses = await boxesOf(page, '#vandaag section > ul > li > ol + *')
      const gaps = doses.map(({ top }, index) => Math.round(top - (steps[index]?.bottom ?? 0)))
      expect(new Set(gaps).size, `${width} px: how often right under the steps, ${gaps.join()}`).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width)
    }
  })

  it('brings the next one whole into view by an arrow key', async () => {
    await page.setViewportSize(phone)
    const row = page.locator('#vandaag section')
    await row.focus()
    await page.keyboard.press('ArrowRight')
    const next = () =>
      row.locator('> ul > li:nth-child(2)').evaluate((card) => {
        const { left, right } = card.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      })
    await expect.poll(next).toBe(true)
  })

  it('leads from each on a phone to the next one, whole and at the top of the window, and nowhere else', async () => {
    await page.setViewportSize(phone)
    const cards = page.locator('#vandaag section > ul > li')
    const onward = cards.locator('> a')
    expect(await onward.count()).toBe((await cards.count()) - 1)
    await onward.first().click()
    await expect
      .poll(() =>
        cards.nth(1).evaluate((card) => {
          const { left, right, top } = card.getBoundingClientRect()
          return left >= 0 && right <= innerWidth && top > 0 && top < innerHeight / 4
        }),
      )
      .toBe(true)
    await page.setViewportSize(desktop)
    expect(await onward.filter({ visible: true }).count()).toBe(0)
  })

  it('is no stop of the Tab key where all exercises are in view', async () => {
    await page.setViewportSize(desktop)
    const row = page.locator('#vandaag section')
    await row.focus()
    expect(await row.evaluate((part) => part === document.activeElement)).toBe(false)
  })
})

it('without a script there is no button that would do nothing', async () => {
  const page = await samePage({ javaScriptEnabled: false })
  await page.goto(path)
  expect(await page.locator('#vandaag button').isVisible()).toBe(false)
  expect(await page.locator('#vandaag li > img').count()).toBe(3)
})

it('leaves what fits a complaint without exercises between the card beside its text and what comes under it', async () => {
  const page = await samePage()
  await page.goto('/pijnklachten/knie')
  const [card, fitting, next] = await Promise.all(
    ['[data-aside] > *', `nav[aria-label="${copy.headings.treatedWith}"]`, ':has(> [data-aside]) + nav'].map((part) =>
      page.locator(part).first().boundingBox(),
    ),
  )
  if (!card || !fitting || !next) throw new Error('Een deel van de pagina is er niet.')
  expect(fitting.y).toBeGreaterThan(card.y + card.height)
  expect(next.y).toBeGreaterThan(fitting.y + fitting.height)
})
