import { describe, expect, it } from 'vitest'
import { brokenWords } from './a11y/brokenWords.ts'
import { boxesOf, boxOf } from './boxes.ts'
import { desktop, phone, tablet, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { site } from './site.ts'
import { scrollPage } from './watch.ts'

const { samePage } = useBrowser()
const windows = [phone, tablet, desktop, { width: 1920, height: 1080 }]

describe('the page of a complaint', () => {
  // On a tablet lines of text are shorter than the page is wide, and panels are not.
  it('has text, lists and panels that all begin and end on one line', async () => {
    const page = await samePage()
    await page.goto('/pijnklachten/rug')
    for (const window of windows) {
      await page.setViewportSize(window)
      // Questions stand beside their heading, with what is said under them.
      const text = await boxesOf(page, 'article > :is(p, ul):not([data-wide], :has(> img), div:has(> details) ~ *)')
      const panels = await boxesOf(
        page,
        'article > :is(h2, [role=note], p:has(> img)):not([data-wide], :has(+ div > details))',
      )
      expect(text.length + panels.length).toBeGreaterThan(4)
      const sides = (side: 'left' | 'right', parts = [...text, ...panels]) =>
        new Set(parts.map((part) => Math.round(part[side]))).size
      expect(sides('left'), `${window.width} px`).toBe(1)
      expect(sides('right', text), `${window.width} px`).toBe(1)
      expect(sides('right', panels), `${window.width} px`).toBe(1)
      expect(sides('right'), `${window.width} px`).toBe(window === tablet ? 2 : 1)
    }
  })

  it('breaks no word, however many causes stand beside each other', async () => {
    const page = await samePage()
    await page.goto('/pijnklachten/nek')
    expect(await brokenWords(page)).toEqual([])
  })

  it.each(['nek', 'hand'])(
    'has when to call 112 beside what calls it, or under it on a phone and a tablet: %s',
    async (name) => {
      const page = await samePage()
      await page.goto(`/pijnklachten/${name}`)
      for (const window of windows) {
        await page.setViewportSize(window)
        const [panel, number, when] = [
          await boxOf(page, '[role=note]:has(> a)'),
          await boxOf(page, '[role=note] > a'),
          await boxOf(page, '[role=note] > a + *'),
        ]
        expect(number.left, `${window.width} px`).toBeGreaterThan(panel.left)
        expect(when.right, `${window.width} px`).toBeLessThan(panel.right)
        if (window.width < 1280) expect(when.top).toBeGreaterThan(number.bottom)
        else expect(when.left, `${window.width} px`).toBeGreaterThan(number.right)
      }
    },
  )

  it('keeps the contact card in sight beside its text, and out of what is as wide as both', async () => {
    const page = await samePage()
    await page.goto('/pijnklachten/rug')
    const start = await boxOf(page, '[data-aside] > *')
    const sheet = await boxOf(page, 'article > [data-wide]')
    const header = await boxOf(page, 'header')
    expect(start.bottom).toBeLessThan(sheet.top)
    const last = sheet.top - (start.bottom - start.top) - (header.bottom - header.top)
    for (let top = start.top; top < sheet.bottom; top += 200) {
      await scrollPage(page, top)
      const card = await boxOf(page, '[data-aside] > *')
      expect(card.bottom, `${top}`).toBeLessThan(sheet.top)
      if (top < last - 100) expect(card.top - top, `${top}`).toBeGreaterThan(0)
    }
    await scrollPage(page, 0)
  })
})

it('leaves none of the treatments of a complaint over beside an empty place, on a tablet as on a phone', async () => {
  const page = await samePage()
  const counts = new Set<number>()
  for (const path of site.pagePaths.filter((each) => each.startsWith('/pijnklachten/'))) {
    await page.goto(path)
    for (const window of [phone, tablet]) {
      await page.setViewportSize(window)
      const rows = await boxesOf(page, `nav[aria-label="${copy.headings.treatedWith}"] li`)
      if (rows.length === 0) continue
      counts.add(rows.length)
      const list = await boxOf(page, `nav[aria-label="${copy.headings.treatedWith}"] ul`)
      expect(Math.abs((rows.at(-1)?.right ?? 0) - list.right), `${path}, ${window.width} px`).toBeLessThan(1)
    }
  }
  expect(counts.size).toBeGreaterThan(1)
})

it('steps with pictures stand under each other on a phone: the number left, the picture, and its words under it', async () => {
  const page = await samePage({ viewport: phone })
  await page.goto('/podotherapie')
  const steps = await boxesOf(page, 'article ol > li:has(img)')
  const pictures = await boxesOf(page, 'article ol > li img')
  const words = await boxesOf(page, 'article ol > li strong')
  expect(steps.length).toBe(2)
  expect(new Set(steps.map(({ left }) => left)).size).toBe(1)
  expect(steps[1]?.top).toBeGreaterThanOrEqual(steps[0]?.bottom ?? Infinity)
  for (const [index, step] of steps.entries()) {
    const [picture, name] = [pictures[index], words[index]]
    if (!picture || !name) throw new Error('Een stap heeft geen beeld of naam.')
    // Its number has the room left of it.
    expect(picture.left - step.left).toBeGreaterThanOrEqual(48)
    expect(picture.right).toBeLessThanOrEqual(step.right)
    expect(name.top).toBeGreaterThanOrEqual(picture.bottom)
    expect(picture.bottom - picture.top).toBeGreaterThan(100)
  }
})
