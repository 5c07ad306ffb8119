import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { boxesOf } from './boxes.ts'
import { desktop, phone, tablet, useBrowser } from './browser.ts'

const { samePage } = useBrowser()

/** Where elements stand, in whole pixels of the page. */
const places = async (page: Page, which: string) =>
  (await boxesOf(page, which)).map(({ top, bottom, left, right }) => ({
    top: Math.round(top),
    bottom: Math.round(bottom),
    left: Math.round(left),
    right: Math.round(right),
  }))

it('the letters of the index follow each other down a phone', async () => {
  const page = await samePage({ viewport: phone })
  await page.goto('/klachten-a-z')
  const tops = (await places(page, 'h3[id^="letter-"]')).map(({ top }) => top)
  expect(tops.length).toBeGreaterThan(3)
  expect(tops).toEqual([...new Set(tops)].toSorted((one, other) => one - other))
})

it('prices beside each other stand on one line', async () => {
  const page = await samePage({ viewport: desktop })
  await page.goto('/shop')
  const cards = await places(page, 'main li:has(h3 + p)')
  const prices = await places(page, 'main li h3 + p')
  expect(prices.length).toBe(cards.length)
  for (const { top } of cards) {
    const row = prices.filter((_, index) => cards[index]?.top === top)
    expect(new Set(row.map((price) => price.top)).size).toBe(1)
  }
})

it('the floor of the drawing and of its panel are one, in every window', async () => {
  const page = await samePage()
  await page.goto('/contact')
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const [panel = 0, ratio = 0, height = 0] = await page.locator('main h1').evaluate((heading) => {
      const words = heading.parentElement
      const drawing = words?.nextElementSibling?.getBoundingClientRect()
      return [words?.offsetHeight, drawing && drawing.width / drawing.height, drawing?.height]
    })
    // Wider than it was drawn its width would scale it, and its floor would be higher than that of the panel.
    expect(ratio, `${width} px`).toBeLessThan(640 / 520 + 0.001)
    expect(Math.abs(height - panel), `${width} px`).toBeLessThan(1)
  }
})

it('what is wider than the text leaves the aside alone, and both end on one line', async () => {
  const page = await samePage()
  for (const path of ['/massage', '/pijnklachten/rug']) {
    await page.goto(path)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const [wide, aside] = await page.locator('main article').evaluate((article) => {
        const box = (element: Element | null | undefined) => {
          const { top = 0, bottom = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
          return { top, bottom, right: Math.round(right) }
        }
        const sheet = [...article.querySelectorAll('[data-wide]')].at(-1)
        return [box(sheet), box(article.parentElement?.querySelector('aside'))] as const
      })
      expect(wide.bottom - wide.top, `${path}, ${width} px`).toBeGreaterThan(100)
      expect(aside.right, `${path}, ${width} px`).toBe(wide.right)
      expect(aside.bottom <= wide.top || aside.top >= wide.bottom, `${path}, ${width} px`).toBe(true)
    }
  }
})

it('the course of four steps has its arc on a phone, behind every number', async () => {
  const page = await samePage({ viewport: phone })
  await page.goto('/blokken')
  const crossed = await page.locator('svg[data-down]').evaluate((arc) => {
    const drawn = arc.querySelector<SVGGeometryElement>('[data-arc]')
    const { left, top, height } = arc.getBoundingClientRect()
    const long = drawn?.getTotalLength() ?? 0
    const points = Array.from({ length: 201 }, (_, index) => drawn?.getPointAtLength((long * index) / 200))
    return [...(arc.parentElement?.querySelectorAll('li') ?? [])].map((item) => {
      const disc = getComputedStyle(item, '::before')
      const box = item.getBoundingClientRect()
      const x = box.left + parseFloat(disc.left) + 24
      const y = box.top + parseFloat(disc.top) + 24
      return Math.min(
        ...points.map((point) => Math.hypot(left + (point?.x ?? 0) - x, top + ((point?.y ?? 0) * height) / 100 - y)),
      )
    })
  })
  expect(crossed).toHaveLength(4)
  expect(Math.max(...crossed)).toBeLessThan(12)
})

it('in the course across a page the words of every step begin as far under its number', async () => {
  const page = await samePage()
  await page.goto('/blokken')
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const gaps = await page.locator('svg[data-across] ~ ol > li').evaluateAll((steps) =>
      steps.map((step) => {
        const { top, height } = getComputedStyle(step, '::before')
        const title = step.querySelector('strong')?.getBoundingClientRect().top ?? 0
        return Math.round(title - step.getBoundingClientRect().top - parseFloat(top) - parseFloat(height))
      }),
    )
    expect(gaps, `${width} px`).toEqual([28, 28, 28, 28])
  }
})

it('no word of the course lies on its arc, on a tick or on an end, in any window', async () => {
  const page = await samePage()
  await page.goto('/blokken')
  for (const width of [320, 390, 768, 959, 960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const met = await page.locator('svg:has(> [data-arc]) ~ ol').evaluate((list) => {
      const range = document.createRange()
      const words = [...list.querySelectorAll('li, strong')].flatMap((each) =>
        [...each.childNodes].flatMap((node) => {
          range.selectNodeContents(node)
          return node.nodeType === Node.TEXT_NODE ? [...range.getClientRects()] : []
        }),
      )
      const shown = [...(list.parentElement?.children ?? [])].filter((each) => each.clientWidth > 0 && each !== list)
      const ink = shown.flatMap((drawing) =>
        [...drawing.querySelectorAll<SVGGeometryElement>('path, circle')].flatMap((shape) => {
          const [long, place] = [shape.getTotalLength(), shape.getScreenCTM()]
          if (!place) return []
          return Array.from({ length: 400 }, (_, index) =>
            shape.getPointAtLength((long * index) / 399).matrixTransform(place),
          )
        }),
      )
      const isOn = ({ x, y }: DOMPoint) =>
        words.some(({ left, right, top, bottom }) => x > left - 2 && x < right + 2 && y > top && y < bottom)
      return { words: words.length, ink: ink.length, met: ink.filter(isOn).length }
    })
    expect(met.words, `${width} px`).toBeGreaterThanOrEqual(8)
    expect(met.ink, `${width} px`).toBeGreaterThan(400)
    expect(met.met, `${width} px`).toBe(0)
  }
})

it('what neighbours of an address may want to know fills the page, however wide', async () => {
  const page = await samePage()
  await page.goto('/locations')
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page
      .locator('main section > div:last-child:has(> p:nth-of-type(2):last-child)')
      .evaluateAll((all) =>
        all.map((row) => {
          const within = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight)
          return within - (row.lastElementChild?.getBoundingClientRect().right ?? 0)
        }),
      )
    expect(rows.length, `${width} px`).toBeGreaterThan(0)
    expect(Math.max(...rows), `${width} px`).toBeLessThan(1)
  }
})

it('the drawing of an address beside the map is no sliver of it, in any window', async () => {
  const page = await samePage()
  await page.goto('/contact')
  for (const width of [320, 360, 768, 1024, 1280, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const drawings = await places(page, '[data-places] > [role="group"] img')
    expect(drawings.length).toBeGreaterThan(1)
    for (const { left, right, top, bottom } of drawings)
      expect((right - left) / (bottom - top), `${width} px`).toBeGreaterThan(0.6)
  }
})

it('a sentence with a link in a panel stands right under its heading, as one without does', async () => {
  const page = await samePage({ viewport: desktop })
  await page.goto('/blokken')
  const gaps = await page
    .getByRole('heading', { name: 'Telefonisch bestellen' })
    .first()
    .evaluate((heading) => {
      const gap = (link: string) => {
        while (heading.nextSibling) heading.nextSibling.remove()
        const sentence = document.createElement('p')
        sentence.append('Bel of ', link ? Object.assign(document.createElement('a'), { textContent: link }) : 'mail')
        heading.after(sentence)
        const words = document.createRange()
        words.selectNodeContents(heading)
        return Math.round(sentence.getBoundingClientRect().top - words.getBoundingClientRect().bottom)
      }
      return [gap(''), gap('mail')]
    })
  expect(gaps[1]).toBe(gaps[0])
})

it('the complaints of the overview stand in the columns of the specification: two, three, and four on a large window', async () => {
  const page = await samePage()
  await page.goto('/pijnklachten')
  const columns: number[] = []
  for (const width of [360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    columns.push(new Set((await places(page, 'main ul > li:has(> h3, h3 a)')).map(({ left }) => left)).size)
  }
  expect(columns).toEqual([1, 2, 3, 4, 4])
})

it('a complaint outside the overview has the parts of the other cards, in a row of its own where it would stand alone', async () => {
  const page = await samePage()
  await page.goto('/pijnklachten')
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const kinds = (card: string) =>
      page.locator(card).evaluate((element) => [...element.querySelectorAll('*')].map(({ tagName }) => tagName).join())
    expect(await kinds('main ul + div:has(h3)')).toBe(await kinds('main ul:has(+ div h3) > li:first-child'))
    const [card] = await places(page, 'main ul + div:has(h3)')
    const cards = await places(page, 'main ul:has(+ div h3) > li')
    if (!card) throw new Error('De kaart staat er niet.')
    const right = Math.max(...cards.map((one) => one.right))
    // Only where three stand beside each other it fills their last row.
    expect(card.right, `${width} px`).toBe(right)
    if (width !== 1024) expect(card.left, `${width} px`).toBe(cards[0]?.left)
  }
})

it('parts of a service end on one line, and its card stands under them', async () => {
  const page = await samePage()
  for (const path of ['/massage', '/hulpmiddelen', '/fysiotherapie']) {
    await page.goto(path)
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const ends = await page
        .locator('article > :is(div, ul[class]), [data-aside] > aside')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)))
      expect(new Set(ends).size, `${path}, ${width} px`).toBe(1)
      const [text] = await places(page, 'article')
      const [card] = await places(page, '[data-aside] > aside')
      if (!text || !card) throw new Error('Tekst of kaart staat er niet.')
      expect(card.top, `${path}, ${width} px`).toBeGreaterThan(text.bottom)
      // A low row where it has the width, so that it is filled.
      expect(card.bottom - card.top, `${path}, ${width} px`).toBeLessThan(width < 1280 ? 300 : 200)
    }
  }
})

it('what stands beside the end of a complaint stays above what comes next, however little text is left', async () => {
  const page = await samePage({ viewport: desktop })
  for (const kept of ['all', 'none', 'h2', 'p', 'ul', 'div', '[role="note"]']) {
    await page.goto('/pijnklachten/rug')
    await page.locator('article').evaluate((article, which) => {
      const after = [...article.querySelectorAll(`:scope > [data-wide=""]:not(:has(~ [data-wide=""])) ~ *`)]
      const one = after.find((element) => which !== 'all' && element.matches(which))
      for (const element of after)
        if (which !== 'all' && element !== one && element !== article.lastElementChild) element.remove()
    }, kept)
    const [list] = await places(page, '[data-beside-end] nav')
    const [text] = await places(page, 'article')
    if (!list || !text) throw new Error('Lijst of tekst staat er niet.')
    expect(list.bottom, kept).toBeLessThan(text.bottom + 50)
    const [next] = await places(page, 'article > [data-wide="end"]')
    if (next) expect(list.bottom, `${kept}, what the text ends with`).toBeLessThan(next.top)
  }
})

it('one long word as the heading of a page of text stays on one line', async () => {
  const page = await samePage()
  await page.goto('/privacy')
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Toegankelijkheid'
  })
  for (const width of [360, 768, 960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const lines = await page.locator('main h1').evaluate((heading) => {
      const words = document.createRange()
      words.selectNodeContents(heading)
      return words.getClientRects().length
    })
    expect(lines, `${width} px`).toBe(1)
  }
})

it('on a tablet a line of running text has at most 75 characters, and panels have the width of the page', async () => {
  const page = await samePage({ viewport: { width: 768, height: 900 } })
  await page.goto('/massage')
  const widthsOf = (parts: string) =>
    page.locator(`article > ${parts}`).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  const [text, panels] = [await widthsOf(':is(p, ul, ol)'), await widthsOf('div')]
  expect(Math.min(...panels)).toBeGreaterThan(700)
  // Eight pixels a character.
  expect(Math.max(...text)).toBeLessThanOrEqual(75 * 8)
})

it('cards under each other on a phone are of one height, and show most of their drawings', async () => {
  const page = await samePage({ viewport: phone })
  await page.goto('/services')
  const list = page.locator('main ul:has(> li:nth-child(3) > img + div)')
  const lists = await list.evaluateAll((all) =>
    all.map((each) => [...each.children].map((card) => card.getBoundingClientRect().height)),
  )
  expect(lists).not.toEqual([])
  for (const heights of lists) expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
  const shown = await list
    .locator('img')
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => clientWidth / clientHeight))
  expect(Math.min(...shown)).toBeGreaterThan(0.8)
})

it('between phone and tablet an introduction has as many lines before our letters come as with them', async () => {
  const page = await samePage()
  await page.goto('/services')
  const lead = page.locator('main h1 + p')
  const height = () => lead.evaluate((text) => text.clientHeight)
  for (let width = 430; width < 768; width += 20) {
    await page.setViewportSize({ width, height: 900 })
    const own = await height()
    await lead.evaluate((text) => (text.style.fontFamily = '"Text Fallback"'))
    expect(await height(), `${width} px`).toBe(own)
    await lead.evaluate((text) => (text.style.fontFamily = ''))
  }
})

it.each(['/services', '/fysiotherapie', '/pijnklachten/knie'])(
  'the drawing beside the heading is whole on a tablet: %s',
  async (path) => {
    const page = await samePage({ viewport: { width: 768, height: 900 } })
    await page.goto(path)
    expect(await page.locator('main h1').evaluate(cutOfDrawing)).toBeLessThan(0.01)
  },
)

/** Runs in the page: how far the form of the drawing beside a heading is from the form it was drawn in. */
async function cutOfDrawing(heading: Element): Promise<number> {
  const picture = heading.parentElement?.parentElement?.querySelector('img')
  await picture?.decode()
  const { clientWidth = 0, clientHeight = 1, naturalWidth = 0, naturalHeight = 1 } = picture ?? {}
  return Math.abs(clientWidth / clientHeight / (naturalWidth / naturalHeight) - 1)
}

it('opening hours are as wide as their card, whatever the window', async () => {
  const page = await samePage()
  await page.goto('/')
  for (const width of [360, 768, 1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const empty = await page
      .locator('main table')
      .first()
      .evaluate((table) => {
        const { left = 0, right = 0 } = table.closest('div')?.parentElement?.getBoundingClientRect() ?? {}
        const box = table.getBoundingClientRect()
        return [box.left - left, right - box.right]
      })
    for (const room of empty) expect(room, `${width} px`).toBeLessThan(60)
  }
})

it('what is at an address begins at one height in every column', async () => {
  const page = await samePage({ viewport: desktop })
  await page.goto('/locations')
  const rows = await places(page, 'section[aria-labelledby="enschede"] h3 ~ :is(ul, div, dl) :is(li, dt):first-child')
  const first = rows.filter(({ left }, index) => rows.findIndex((row) => row.left === left) === index)
  expect(first.length).toBeGreaterThan(2)
  expect(new Set(first.map(({ top }) => top)).size).toBe(1)
})

it('a name in the index is as large as a thumb, with the page that it stands on', async () => {
  const page = await samePage({ viewport: phone })
  await page.goto('/klachten-a-z')
  const missed = await page.locator('main h3 + ul > li').evaluateAll((entries) =>
    entries.filter((entry) => {
      entry.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, bottom, height } = entry.getBoundingClientRect()
      const hits = [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 8, y))
      return height < 44 || hits.some((hit) => !hit?.closest('a'))
    }),
  )
  expect(missed).toEqual([])
})

it('the first screen of home has both buttons on one line beside its picture, which ends where the page does', async () => {
  const page = await samePage()
  await page.goto('/')
  for (const width of [1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const [first, second] = await places(page, 'main h1 ~ div > a')
    expect(second?.top, `${width} px`).toBe(first?.top)
    const [picture] = await places(page, 'main h1 ~ div > a >> xpath=ancestor::div[2]/following-sibling::img')
    const [strip] = await places(page, 'main a[href^="tel:"] >> xpath=..')
    expect(picture?.right, `${width} px`).toBeGreaterThan(width / 2)
    expect(picture?.right, `${width} px`).toBe(strip?.right)
  }
})

/** Runs in the page: where the line stands on which the words of a part end. */
function lineOf(part: Element): number {
  const words = document.createRange()
  words.selectNodeContents([...part.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) ?? part)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('Er is geen canvas.')
  pen.font = getComputedStyle(part).font
  const last = [...words.getClientRects()].at(-1)
  return (last?.top ?? 0) + pen.measureText('x').fontBoundingBoxAscent
}

it('a heading and the link to more beside it stand on one line', async () => {
  const page = await samePage()
  await page.goto('/massage')
  const head = page.locator('div:has(> h2):has(> [data-more])')
  for (const viewport of [tablet, desktop]) {
    await page.setViewportSize(viewport)
    const [heading, link] = [await head.locator('h2').evaluate(lineOf), await head.locator('a').evaluate(lineOf)]
    expect(Math.abs(heading - link), `${viewport.width} px`).toBeLessThan(1.5)
  }
})

it('the complaints that a service is for have each their name on one line, and under a picture on a phone on two', async () => {
  const page = await samePage()
  await page.goto('/fysiotherapie')
  for (const width of [320, 360, 479, 480, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const names = await page.locator('article nav li strong').evaluateAll((all) =>
      all.map((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const tops = [...words.getClientRects()].map(({ top }) => Math.round(top))
        return { lines: new Set(tops).size, beyond: name.scrollWidth - name.clientWidth }
      }),
    )
    expect(names.length).toBeGreaterThan(4)
    for (const { lines, beyond } of names) {
      expect(lines, `${width} px`).toBeLessThanOrEqual(width < 480 ? 2 : 1)
      expect(beyond, `${width} px`).toBe(0)
    }
  }
})

it('the closing band keeps its height from page to page, with a heading of one line or of two', async () => {
  const page = await samePage()
  const heights = []
  for (const path of ['/', '/contact', '/massage', '/services', '/pijnklachten/rug', '/pijnklachten/knie']) {
    await page.goto(path)
    await page.setViewportSize({ width: 1280, height: 900 })
    const [band] = await places(page, 'main > section:last-child > div')
    heights.push(band && band.bottom - band.top)
  }
  expect(new Set(heights).size, heights.join()).toBe(1)
})
