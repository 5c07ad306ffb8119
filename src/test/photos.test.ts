import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { isFull } from './full.ts'
import { descriptionOf, photosOn, replaceDrawings } from './photos.ts'
import { useProject } from './project.ts'
import { serveBuilt } from './serveBuilt.ts'
import { visit } from './visit/visit.ts'

const { samePage } = useBrowser()
const { root, change } = useProject()
let photos: Awaited<ReturnType<typeof replaceDrawings>> = []
let served: Awaited<ReturnType<typeof serveBuilt>>

beforeAll(async () => {
  photos = await replaceDrawings(root)
  // The way to begin a page that the example has not.
  change('content/over-ons.mdx', '\npicture: ', '\nlayout: breed\npicture: ')
  served = await serveBuilt(root)
}, 600_000)
afterAll(() => served.close())

/** The pages that have every place where a picture can stand. */
const paths = [
  '/',
  '/blokken',
  '/contact',
  '/fysiotherapie',
  '/hulpmiddelen',
  '/locations',
  '/over-ons',
  '/pijnklachten',
  '/pijnklachten/rug',
  '/shop',
]
/** What the texts of the example say themselves of a picture. */
const written = ['Een rug', 'Twee therapeuten in de oefenruimte']
const found = new Set<string>()

const widths = [360, 768, 1280]
/** By day each page in one window, in turns; in a full run each in all. */
const windows = paths.flatMap((path, turn) =>
  widths.filter((_, place) => isFull || place === turn % widths.length).map((width) => ({ path, width })),
)

describe('photos in the place of drawings, through content alone', () => {
  it.each(windows)(
    'show their face in every crop, are described and move nothing: $path, $width px wide',
    async ({ path, width }) => {
      const viewport = { width, height: 900 }
      const options = { baseURL: served.origin, viewport, reducedMotion: 'reduce' } as const
      const { page, afterwards } = await visit(samePage, path, options)
      expect(afterwards).toEqual([])
      const shown = await photosOn(page, photos)
      expect(shown.length).toBeGreaterThan(0)
      for (const { name, alt, isTold, seen } of shown) {
        found.add(name)
        expect(seen, `${name}, face`).toBeGreaterThan(0.9)
        if (alt === '') expect(isTold, `${name}, description`).toBe(true)
        else expect([descriptionOf(name), ...written]).toContain(alt)
      }
    },
  )
})

it('every photo has been seen, but for the one that stands in for others', () => {
  expect(photos.map(({ name }) => name).filter((name) => !found.has(name))).toEqual(['fallback'])
})
