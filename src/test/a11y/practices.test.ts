import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from '../browser.ts'
import { copy } from '../copy.ts'
import { attr, codeOf, documentOf, find } from '../html.ts'
import type { Element } from '../html.ts'
import { visitorPaths } from '../site.ts'
import { openPage, wakeIslands } from './open.ts'
import { axNode } from './axNode.ts'

const { samePage } = useBrowser()
const isVisible = (page: Page, selector: string) => page.locator(selector).first().isVisible()
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

async function open(path: string, viewport = desktop): Promise<Page> {
  const page = await samePage({ viewport, reducedMotion: 'reduce' })
  await openPage(page, path)
  await wakeIslands(page)
  return page
}

/** A page with a question that has a link in its answer; which one is up to the writers. */
const answersWithLink = visitorPaths.filter((path) =>
  find(documentOf(path), 'details').some((item) => find(item, 'h3').length > 0 && find(item, 'a').length > 0),
)
const slideName = (number: number) => copy.headings.reviewNumber({ number, total: 3 })

/** All that opens and closes: its control, what it shows, and the first thing to tab to in that. */
const disclosures = [
  {
    name: 'the menu',
    path: '/',
    viewport: phone,
    control: '[popovertarget=hoofdmenu]',
    panel: '#hoofdmenu',
    inside: '#hoofdmenu a',
  },
  {
    name: 'the list of complaints',
    path: '/',
    viewport: desktop,
    control: '[popovertarget=klachtenmenu]',
    panel: '#klachtenmenu',
    inside: '#klachtenmenu a',
  },
  {
    name: 'the contents of a page',
    path: '/pijnklachten/rug',
    viewport: phone,
    control: 'main nav summary',
    panel: 'main nav details ul',
    inside: 'main nav details a',
  },
  ...answersWithLink.slice(0, 1).map((path) => ({
    name: `a question with a link in its answer, on ${path}`,
    path,
    viewport: desktop,
    control: 'main details:has(h3):has(a) summary',
    panel: 'main details:has(h3):has(a) p',
    inside: 'main details:has(h3):has(a) a',
  })),
]

describe.each(disclosures)('disclosure (ARIA practices): $name', ({ path, viewport, control, panel, inside }) => {
  let page: Page
  beforeAll(async () => {
    page = await open(path, viewport)
  })
  const state = async () => [(await axNode(page, control))['expanded'], await isVisible(page, panel)]

  it('has a control with a name, which tells whether it is open', async () => {
    const { role, name } = await axNode(page, control)
    expect(['button', 'DisclosureTriangle']).toContain(role)
    expect(name).toMatch(/\p{L}{3}/u)
    for (const isOpen of [false, true, false]) {
      expect(await state()).toEqual([isOpen, isOpen])
      await page.locator(control).first().click()
    }
    await page.locator(control).first().click()
  })

  it.each(['Enter', 'Space'])('opens and closes with %s, and focus stays on the control', async (key) => {
    await page.locator(control).first().focus()
    expect(await state()).toEqual([false, false])
    for (const isOpen of [true, false]) {
      await page.keyboard.press(key)
      await expect.poll(state).toEqual([isOpen, isOpen])
      expect(await hasFocus(page, control)).toBe(true)
    }
  })

  it('is followed in the tab order by what it shows, while it is open', async () => {
    await page.locator(control).first().focus()
    await page.keyboard.press('Tab')
    expect(await hasFocus(page, inside)).toBe(false)
    await page.locator(control).first().focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await hasFocus(page, inside)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect([await hasFocus(page, control), ...(await state())]).toEqual([true, true, true])
  })
})

describe('carousel (ARIA practices), without rotation', () => {
  const carousel = '[aria-roledescription=carrousel]'
  const slide = `${carousel} [role=group][aria-roledescription]`
  let page: Page
  beforeAll(async () => {
    page = await open('/')
  })
  const slides = () => Promise.all([0, 1, 2].map((index) => axNode(page, slide, index)))

  it('is a region whose name leaves out that it is a carousel', async () => {
    const { role, name, roledescription } = await axNode(page, carousel)
    expect([role, roledescription]).toEqual(['region', 'carrousel'])
    expect(name).toMatch(/^(?!.*carrousel).{5,}$/i)
  })

  it('has slides that are named groups, of which one is there at a time', async () => {
    const all = await slides()
    expect(all.filter(({ ignored }) => !ignored)).toMatchObject([
      { role: 'group', roledescription: copy.headings.slide, name: slideName(1) },
    ])
    expect(all).toHaveLength(await page.locator(slide).count())
  })

  it('tells a new slide when it comes, politely and as the part that changed', async () => {
    const live = `${carousel} [aria-live]`
    expect(await axNode(page, live)).toMatchObject({ ignored: false, live: 'polite', atomic: false })
    expect(await page.locator(slide).count()).toBe(3)
  })

  it.each([
    ['Vorige', 'Enter', 2],
    ['Volgende', 'Space', 0],
    [slideName(2), 'Enter', 1],
  ])('has a button "%s" that works with %s and keeps focus', async (name, key, shown) => {
    const button = `${carousel} button[aria-label="${name}"]`
    expect(await axNode(page, button)).toMatchObject({ role: 'button', name })
    await page.locator(button).focus()
    await page.keyboard.press(key)
    await expect.poll(async () => (await slides()).map(({ ignored }) => !ignored).indexOf(true)).toBe(shown)
    expect(await hasFocus(page, button)).toBe(true)
  })
})

it('toggle button (ARIA practices): the chosen map is pressed, and no name changes with it', async () => {
  const page = await open('/contact')
  const buttons = () => Promise.all([0, 1].map((index) => axNode(page, '[data-island] button[aria-pressed]', index)))
  const states = async () => (await buttons()).map(({ role, name, pressed }) => [role, name, pressed])
  expect(await states()).toEqual([
    ['button', 'Enschede', 'true'],
    ['button', 'Glanerbrug', 'false'],
  ])
  await page.getByRole('button', { name: 'Glanerbrug', exact: true }).press('Space')
  expect(await states()).toEqual([
    ['button', 'Enschede', 'false'],
    ['button', 'Glanerbrug', 'true'],
  ])
})

it.each(visitorPaths)('whatever the keyboard stops at on %s that is no link or control says what it is', (path) => {
  const stops = find(documentOf(path), '*', { tabindex: '0' })
  const isNamed = (stop: Element) => attr(stop, 'aria-label') ?? attr(stop, 'aria-labelledby')
  const silent = stops.filter((stop) => !isNamed(stop) || !(stop.tagName === 'section' || attr(stop, 'role')))
  expect(silent.map(codeOf)).toEqual([])
})
