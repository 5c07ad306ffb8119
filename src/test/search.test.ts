import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { phone, useBrowser } from './browser.ts'
import { copy } from './copy.ts'
import { watch } from './watch.ts'

const { newPage, samePage } = useBrowser()
const parts = (page: Page) => ({
  field: page.getByRole('searchbox', { name: copy.search.field }),
  status: page.getByRole('status'),
  hits: page.locator('[data-results] h2 a'),
  focused: () => page.evaluate(() => document.activeElement?.textContent ?? ''),
})

async function open(address = '/zoeken', options = {}) {
  const page = await samePage(options)
  const seen = watch(page)
  await page.goto(address)
  return { page, seen, ...parts(page) }
}

describe('searching', () => {
  it('shows what is found while somebody types, marks the word and says how many', async () => {
    const { page, seen, field, hits, status } = await open()
    await field.pressSequentially('spit')
    await expect.poll(() => hits.allTextContents()).toEqual(['Rugpijn'])
    await expect.poll(() => status.textContent()).toBe('1 resultaat voor ‘spit’')
    // What somebody looks for here may be about his health: it stays in the page.
    expect(new URL(page.url()).search).toBe('')
    await field.fill('oorzaken rugpijn')
    await expect.poll(() => page.locator('mark').first().textContent()).toBe('Rugpijn')
    expect(await page.locator('[data-results] p a').first().getAttribute('href')).toBe(
      '/pijnklachten/rug#oorzaken-van-rugpijn',
    )
    expect(seen.errors).toEqual([])
  })

  it('says above all that is found whom to call, for words that cannot wait and for no others', async () => {
    const { page, field, hits } = await open()
    const alarms = page.getByRole('alert').locator('p').filter({ visible: true })
    for (const [words, said] of [
      ['knie', []],
      ['pijn op de bor', []],
      ['ik heb ineens pijn op mijn borst', ['Pijn op uw borst of benauwd? Bel 112.']],
      ['borstpijn', ['Pijn op uw borst of benauwd? Bel 112.']],
      [`${'ik zit al een uur op de bank en nu '.repeat(4)}word ik benauwd`, ['Pijn op uw borst of benauwd? Bel 112.']],
      ['knie naar de borst', []],
      ['mijn kuit is dik', ['Is uw kuit ineens dik? Bel direct uw huisarts.']],
      ['', []],
    ] as const) {
      await field.fill(words)
      const shown = async () => (await alarms.allInnerTexts()).map((line) => line.replaceAll('\u00a0', ' '))
      await expect.poll(shown, { message: words }).toEqual(said)
    }
    await field.fill('benauwd, en pijn in mijn rug')
    const [call, found] = [alarms.getByRole('link', { name: '112' }), hits.first()]
    expect(await call.getAttribute('href')).toBe('tel:112')
    await found.waitFor()
    const [above, below] = [await call.boundingBox(), await found.boundingBox()]
    expect(above?.y).toBeLessThan(below?.y ?? 0)
  })

  it.each([
    [false, 'before somebody types'],
    [true, 'only once the field is pressed, for who saves data'],
  ])('fetches what it searches by (%s): %s', async (saveData) => {
    const page = await newPage()
    await page.addInitScript((saves) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: saves } })
    }, saveData)
    const fetched: string[] = []
    page.on('request', (request) => void fetched.push(new URL(request.url()).pathname))
    const asked = () => fetched.some((path) => path.includes('zoekindex'))
    await page.goto('/zoeken', { waitUntil: 'networkidle' })
    if (saveData) {
      expect(asked()).toBe(false)
      await parts(page).field.focus()
    }
    await expect.poll(asked).toBe(true)
  })

  it.each([
    ['bekken kantelen', 'Oefening · Rugpijn', '/pijnklachten/rug#oefening-rug-bekken-kantelen', 'Bekken kantelen'],
    [
      'blijven werken',
      'Vraag · Rugpijn',
      '/pijnklachten/rug#mag-ik-blijven-werken-en-sporten',
      'Mag ik blijven werken en sporten?',
    ],
  ])('finds a question or an exercise by itself, and lands there: %s', async (words, kind, address, name) => {
    const { page, field, hits } = await open()
    await field.fill(words)
    await hits.first().waitFor()
    expect(await hits.first().textContent()).toBe(name)
    expect(await page.locator('[data-results] small').first().textContent()).toBe(kind)
    await hits.first().dispatchEvent('click')
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === address)
    expect(await page.getByText(name, { exact: true }).first().isVisible()).toBe(true)
  })

  it('leaves no room for a picture that is not there', async () => {
    const { page, status } = await open('/zoeken?q=pijn', { viewport: { width: 768, height: 900 } })
    // How many there are is said once all of them stand: the first five come before the rest.
    await expect.poll(() => status.textContent()).not.toBe('')
    const rows = await page.locator('[data-hit]:not(:first-child)').evaluateAll((all) =>
      all.map((row) => ({
        hasPicture: row.querySelector('img') !== null,
        begins: (row.querySelector('h2')?.getBoundingClientRect().left ?? 0) - row.getBoundingClientRect().left,
      })),
    )
    expect(new Set(rows.map(({ hasPicture }) => hasPicture)).size).toBe(2)
    for (const { hasPicture, begins } of rows) expect(begins > 0).toBe(hasPicture)
  })

  it('goes by keyboard: a slash from them to the field and nowhere else, arrows through the results, Enter to the page', async () => {
    const { page, field, hits, focused } = await open('/zoeken?q=klachten')
    await hits.first().waitFor()
    const isInField = () => field.evaluate((element) => element === document.activeElement)
    await page.keyboard.press('/')
    expect(await isInField()).toBe(false)
    await hits.first().focus()
    await page.keyboard.press('/')
    expect(await isInField()).toBe(true)
    const [first = '', second = ''] = await hits.allTextContents()
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(first)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(second)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await field.inputValue()).toBe('klachten')
    await page.keyboard.press('Enter')
    expect(await focused()).toBe(first)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname.startsWith('/pijnklachten/'))
  })

  it('helps when nothing is found: what was meant, tips and the phone', async () => {
    const { page, status } = await open('/zoeken?q=xxrugpijnx', { viewport: phone })
    await expect.poll(() => status.textContent()).toBe('Niets gevonden voor ‘xxrugpijnx’')
    expect(await page.getByText('Bedoelde u').getByRole('link').first().textContent()).toBe('Rugpijn')
    expect(await page.locator('[data-none] a[href^="tel:"]').isVisible()).toBe(true)
    expect(await page.locator('[data-none] img').isVisible()).toBe(true)
  })

  it('waits for a second letter, and never means a letter of the alphabet', async () => {
    const { page, field, status, hits } = await open('/zoeken?q=ru')
    await hits.first().waitFor()
    await field.press('End')
    await field.press('Backspace')
    await expect.poll(() => hits.count()).toBe(0)
    expect(await page.locator('[data-none]').isVisible()).toBe(false)
    await field.press('b')
    await expect.poll(() => status.textContent()).toBe('Niets gevonden voor ‘rb’')
    expect(await page.getByText('Bedoelde u').isVisible()).toBe(false)
  })

  it('takes what was typed for words, whatever it is, and searches for no more than a hundred letters', async () => {
    const { page, status, seen } = await open(`/zoeken?q=${encodeURIComponent('$& <b>xq</b>')}`)
    await expect.poll(() => status.textContent()).toBe('Niets gevonden voor ‘$& <b>xq</b>’')
    await page.getByRole('searchbox').fill('xq'.repeat(5000))
    await expect.poll(() => status.textContent()).toBe(`Niets gevonden voor ‘${'xq'.repeat(50)}’`)
    expect(seen.errors).toEqual([])
  })

  it('begins anew with the button that empties the field', async () => {
    const { page, field, hits } = await open('/zoeken?q=rugpijm')
    await hits.first().waitFor()
    await page.getByRole('button', { name: copy.search.clear }).click()
    expect(await field.inputValue()).toBe('')
    await expect.poll(() => hits.count()).toBe(0)
  })

  it('leaves the list from A to Z when the file to search by cannot be fetched', async () => {
    const page = await samePage()
    await page.route('**/assets/zoekindex-*', (route) => route.abort())
    await page.goto('/zoeken?q=rugpijm')
    expect(await page.getByRole('link', { name: 'Nekklachten', exact: true }).last().isVisible()).toBe(true)
    expect(await parts(page).hits.count()).toBe(0)
  })

  it('is a list from A to Z without JavaScript, which says so', async () => {
    const { page } = await open('/zoeken', { javaScriptEnabled: false })
    expect(await page.getByText(copy.search.withoutScript).isVisible()).toBe(true)
    expect(await page.locator('[data-keys]').isVisible()).toBe(false)
  })
})

it('has its field above the list from A to Z, which needs no script', async () => {
  const page = await newPage({ javaScriptEnabled: false })
  await page.goto('/klachten-a-z')
  const field = page.locator('main').getByRole('searchbox', { name: copy.search.field })
  const letter = page.locator('#letter-K')
  expect((await field.boundingBox())?.y).toBeLessThan((await letter.boundingBox())?.y ?? 0)
  await field.fill('xyz')
  await field.press('Enter')
  await page.waitForURL((url) => url.pathname + url.search === '/zoeken?q=xyz')
})

it('no other page fetches anything of it', async () => {
  const page = await samePage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/pijnklachten/rug')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /search|zoek/.test(url))).toEqual([])
})
