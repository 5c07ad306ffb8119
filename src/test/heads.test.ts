import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addStyles } from './a11y/textModes.ts'
import { boxesOf, boxOf } from './boxes.ts'
import { tablet, useBrowser } from './browser.ts'

const { samePage } = useBrowser()

/** How high each part of the words beside a picture is. */
const heights = (page: Page) =>
  page.locator('main h1, main h1 ~ *').evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height))
/** That in the letters of the system, and in ours. */
async function inBothLetters(page: Page) {
  await addStyles(page, '*{font-family:"Text Fallback"!important}h1,h2,h3{font-family:"Head Fallback"!important}')
  const before = await heights(page)
  await addStyles(page, '')
  return { before, after: await heights(page) }
}
const widths = [768, 834, 900, 959, 960, 1024, 1152, 1279, 1280, 1600]
async function expectSameLines(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const { before, after } = await inBothLetters(page)
    expect(before, `${width} px`).toEqual(after)
  }
}

/** Introductions of which one line more came with the letters, once. */
it.each([
  'Een massage kan spieren soepeler laten aanvoelen en u helpen om te ontspannen. Welke vorm bij u past, bespreken we vooraf.',
  'Een strakke band om uw hoofd, of pijn die vanuit de nek omhoogtrekt. Bij deze vormen van hoofdpijn kan fysiotherapie helpen.',
  'Een misstap op de stoeprand of een duel op het veld, en uw enkel zwelt op. Met goede oefeningen verkleint u de kans dat u er weer doorheen gaat.',
  'Goed eten geeft uw lichaam wat het nodig heeft om te bewegen, te sporten en te herstellen. Wij helpen u met stappen die u kunt volhouden.',
])('an introduction beside a picture has as many lines before our letters come as after: %s', async (lead) => {
  const page = await samePage({ viewport: tablet })
  await page.goto('/fysiotherapie')
  await page.evaluate(() => document.fonts.ready)
  await page.locator('h1 + p').evaluate((text, words) => (text.textContent = words), lead)
  await expectSameLines(page)
})

it.each(['Dit neemt u mee', 'Waar heeft u pijn?'])(
  'two buttons beside a picture have as many lines before our letters come as after: %s',
  async (label) => {
    const page = await samePage({ viewport: tablet })
    await page.goto('/services')
    await page.evaluate(() => document.fonts.ready)
    await page.locator('h1 ~ div a + a span').evaluate((text, words) => (text.textContent = words), label)
    await expectSameLines(page)
  },
)

it.each(['/services', '/fysiotherapie', '/hoofdpijn', '/pijnklachten/rug'])(
  'the head of %s on a tablet: the largest words of the page, what to do, and beside them the picture',
  async (path) => {
    const page = await samePage({ viewport: tablet })
    await page.goto(path)
    const picture = await boxOf(page, ':has(> h1) + div img')
    expect(picture.left).toBeGreaterThan((await boxOf(page, 'h1 ~ div a')).right)
    expect(picture.right - picture.left).toBeGreaterThan(260)
    const [title = 0, ...others] = await page
      .locator('main :is(h1, h2)')
      .evaluateAll((all) => all.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)))
    expect(title).toBeGreaterThan(1.25 * Math.max(...others))
  },
)

it.each(['/fysiotherapie', '/pijnklachten/rug'])(
  'what %s says in short begins on the first screen of a tablet',
  async (path) => {
    const page = await samePage({ viewport: tablet })
    await page.goto(path)
    expect((await boxOf(page, 'article > div > p + ul > li')).bottom).toBeLessThan(900)
  },
)

it('two buttons under each other on a phone are of one width', async () => {
  const page = await samePage({ viewport: { width: 360, height: 740 } })
  await page.goto('/services')
  const [first, second] = await boxesOf(page, 'h1 ~ div > a')
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 740)
  expect(second?.right).toBe(first?.right)
})
