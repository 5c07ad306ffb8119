import { expect, it } from 'vitest'
import { boxesOf, boxOf } from './boxes.ts'
import { tablet, useBrowser } from './browser.ts'

const { samePage } = useBrowser()

/**
 * Texts of which not every part of the head is as high in the letters of the system as in ours, and thus moves when ours
 * come. Runs in the page.
 */
function movedBy([selector, texts]: [string, string[]]): string[] {
  const place = document.querySelector(selector)
  if (!place) throw new Error(`${selector} is er niet.`)
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  const heights = () =>
    [...document.querySelectorAll('main h1, main h1 ~ *')].map((part) => part.getBoundingClientRect().height)
  return texts.filter((text) => {
    place.textContent = text
    sheet.replaceSync('*{font-family:"Text Fallback"!important}h1,h2,h3{font-family:"Head Fallback"!important}')
    const before = heights()
    sheet.replaceSync('')
    return String(before) !== String(heights())
  })
}

it.each([
  // Introductions of which one line more came with the letters, once.
  [
    'an introduction',
    '/fysiotherapie',
    'h1 + p',
    [
      'Een massage kan spieren soepeler laten aanvoelen en u helpen om te ontspannen. Welke vorm bij u past, bespreken we vooraf.',
      'Een strakke band om uw hoofd, of pijn die vanuit de nek omhoogtrekt. Bij deze vormen van hoofdpijn kan fysiotherapie helpen.',
      'Een misstap op de stoeprand of een duel op het veld, en uw enkel zwelt op. Met goede oefeningen verkleint u de kans dat u er weer doorheen gaat.',
      'Goed eten geeft uw lichaam wat het nodig heeft om te bewegen, te sporten en te herstellen. Wij helpen u met stappen die u kunt volhouden.',
    ],
  ],
  ['two buttons', '/services', 'h1 ~ div a + a span', ['Dit neemt u mee', 'Waar heeft u pijn?', 'Naar de oefeningen']],
] satisfies [string, string, string, string[]][])(
  '%s beside a picture, on %s, have as many lines before our letters come as after',
  async (_, path, selector, texts) => {
    const page = await samePage({ viewport: tablet })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of [768, 834, 900, 959, 960, 1024, 1152, 1279, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(movedBy, [selector, texts] as [string, string[]]), `${width} px`).toEqual([])
    }
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

it('on a tablet the buttons stand in one row, at one distance under the words or the picture beside those', async () => {
  const page = await samePage({ viewport: tablet })
  await page.goto('/pijnklachten/rug')
  const lead = page.locator('h1 + p')
  const rooms = new Set<number>()
  for (const words of ['Kort.', 'Lang genoeg om lager te eindigen dan de tekening. '.repeat(12)]) {
    await lead.evaluate((part, text) => (part.textContent = text), words)
    const above = [await boxOf(page, 'h1 + p'), await boxOf(page, 'main img[fetchpriority]')]
    const buttons = await boxesOf(page, 'h1 + p + div > a')
    expect(new Set(buttons.map(({ top }) => top)).size).toBe(1)
    rooms.add(Math.round((buttons[0]?.top ?? 0) - Math.max(...above.map(({ bottom }) => bottom))))
  }
  expect([...rooms]).toEqual([28])
})

it('the longest heading of a complaint stays one word beside its picture', async () => {
  const page = await samePage({ viewport: tablet })
  await page.goto('/pijnklachten/rug')
  const heading = page.locator('h1')
  const heightOf = (words: string) =>
    heading.evaluate((part, text) => ((part.textContent = text), part.clientHeight), words)
  for (const width of [320, 768, 800, 820, 834, 900, 959, 960, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await heightOf('Schouderklachten'), `${width} px`).toBe(await heightOf('Rug'))
  }
})

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

it('the picture of home stands in the middle of a phone and a tablet', async () => {
  const page = await samePage()
  await page.goto('/')
  for (const width of [320, 360, 390, 480, 640, 768, 900]) {
    await page.setViewportSize({ width, height: 800 })
    const picture = await boxOf(page, 'main img')
    expect(Math.abs(picture.left + picture.right - width), `${width} px`).toBeLessThanOrEqual(1)
  }
})
