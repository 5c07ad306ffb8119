import type { Page } from 'playwright-core'

/** The general drawing, which stands in for a picture that fails. */
export const isFallback = (url: string) => /\/fallback-[^/]*$/.test(url)
export const imageFile = /\.(svg|png|jpe?g|webp|avif)(\?|$)/

/** A picture as the visitor gets it. */
interface Shown {
  src: string
  alt: string
  isDrawn: boolean
  /** The picture was alone: no other format is left that the browser could choose. */
  isAlone: boolean
}

/** Lets all pictures of the page load at once, also those further down. Runs in the page. */
export function loadPictures(): void {
  for (const image of document.images) image.loading = 'eager'
}

/** Makes every page do so from its beginning. */
export const loadAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const image of document.images) image.loading = 'eager'
    })
  })

/** Waits until every picture is drawn, or has failed and so has what stood in for it. */
const pictureRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.images].every(
      ({ complete, naturalWidth, currentSrc, dataset }) =>
        complete && (naturalWidth > 0 || (dataset['fell'] && currentSrc.includes('/fallback-'))),
    ),
  )

/** Every picture of the page, at rest. */
export async function allPictures(page: Page): Promise<Shown[]> {
  await pictureRest(page)
  return page.evaluate(() =>
    [...document.images].map((image) => ({
      src: image.currentSrc,
      alt: image.alt,
      isDrawn: image.complete && image.naturalWidth > 0,
      isAlone: !image.srcset && !image.parentElement?.matches('picture:has(source)'),
    })),
  )
}

/** Adds pictures of another host: a plain one, one in several sizes and one in several formats. */
export function addPictures(): void {
  const [plain, sized, chosen] = [new Image(), new Image(), new Image()]
  plain.src = 'https://beelden.example/a.jpg'
  sized.srcset = 'https://beelden.example/b.jpg 1x, https://beelden.example/b2.jpg 2x'
  sized.dataset['fallbackAlt'] = 'Logo'
  const picture = document.createElement('picture')
  const source = document.createElement('source')
  source.srcset = 'https://beelden.example/c.avif'
  chosen.src = 'https://beelden.example/c.jpg'
  picture.append(source, chosen)
  document.querySelector('main')?.append(plain, sized, picture)
}
