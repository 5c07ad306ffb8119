import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from '../browser.ts'
import { openHeader, openPage } from './open.ts'
import { problemsOf, walk } from './walk.ts'

const { samePage } = useBrowser()

describe('the opened menu and the opened list of complaints', () => {
  it.each([
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 640, height: 360 },
  ])('show every tab stop with its ring in a window of $width × $height px', async (viewport) => {
    const page = await samePage({ viewport, reducedMotion: 'reduce' })
    await openPage(page, '/pijnklachten/rug')
    await openHeader(page)
    const stops = await walk(page, 'Tab', 'header')
    expect(stops.length).toBeGreaterThan(8)
    expect(problemsOf(stops)).toEqual([])
  })

  it.each([
    ['menu', phone],
    ['complaints', desktop],
  ])('are told to a screen reader as they were: %s', async (name, viewport) => {
    const page = await samePage({ viewport })
    await openPage(page, '/pijnklachten/rug')
    await openHeader(page)
    await expect(await page.getByRole('banner').ariaSnapshot()).toMatchFileSnapshot(`trees/header-${name}.yaml`)
  })
})

it('the footer is told to a screen reader as it was', async () => {
  const page = await samePage()
  await openPage(page, '/pijnklachten/rug')
  const tree = [page.getByRole('contentinfo'), page.getByRole('complementary').last()].map((part) =>
    part.ariaSnapshot(),
  )
  await expect((await Promise.all(tree)).join('\n')).toMatchFileSnapshot('trees/footer.yaml')
})
