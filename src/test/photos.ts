import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** A photo in the place of a drawing. */
interface Photo {
  name: string
  width: number
  height: number
  /** What stands in the middle of the face, as a writer types it. */
  focus: readonly [left: number, top: number]
}

/** Drawings that take the colours of the page, or that others are drawn on: no photo can stand for them. */
const drawn = ['logo', 'lichaam', 'kaartpatroon']
/** How large the face is, as a part of the photo's shorter side. */
const face = 0.09
/** A colour that nothing of the site has. */
const skin = { r: 255, g: 0, b: 255 }

/**
 * Puts a photo in the place of every picture of a project, through content alone: its file, and what beelden.yaml says
 * about it. They lie and stand in turn, and have their face at the left and at the right.
 */
export async function replaceDrawings(root: string): Promise<Photo[]> {
  const folder = join(root, 'content/_beelden')
  const names = readdirSync(folder)
    .filter((file) => /\.(?:svg|jpg)$/.test(file))
    .map((file) => file.replace(/\.\w+$/, ''))
    .filter((name) => !drawn.includes(name))
  const photos = names.map((name, index): Photo => {
    const isHigh = index % 3 === 2
    return {
      name,
      ...(isHigh ? { width: 360, height: 480 } : { width: 480, height: 360 }),
      focus: index % 2 === 0 ? [72, 28] : [26, 40],
    }
  })
  for (const photo of photos) {
    rmSync(join(folder, `${photo.name}.svg`), { force: true })
    writeFileSync(join(folder, `${photo.name}.jpg`), await takePhoto(photo))
  }
  const file = join(root, 'content/beelden.yaml')
  const others = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !names.some((name) => line.startsWith(`${name}:`)))
  const lines = photos.map(
    ({ name, focus: [left, top] }) => `${name}: { beschrijving: ${descriptionOf(name)}, brandpunt: ${left}% ${top}% }`,
  )
  writeFileSync(file, [...others, ...lines, ''].join('\n'))
  return photos
}

export const descriptionOf = (name: string): string => `Iemand bij ${name}`

/** Light from one side, and a face. */
function takePhoto({ width, height, focus: [left, top] }: Photo): Promise<Buffer> {
  const radius = Math.min(width, height) * face
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="l" x2="1" y2="1"><stop stop-color="#d9c9b4"/><stop offset="1" stop-color="#3c5a55"/></linearGradient>
    <path fill="url(#l)" d="M0 0h${width}v${height}H0z"/>
    <circle cx="${(left / 100) * width}" cy="${(top / 100) * height}" r="${radius}" fill="rgb(${skin.r},${skin.g},${skin.b})"/>
  </svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

/** A photo as it stands on a page. */
interface Shown {
  name: string
  alt: string
  /** Whether it stands in a link, a row, a group or a card whose heading is a link, which tells what it is about. */
  isTold: boolean
  /** How much of the face is seen, from 0 to 1. */
  seen: number
}

/** Looks at every photo of a page that has been read to its end. */
export async function photosOn(page: Page, photos: readonly Photo[]): Promise<Shown[]> {
  const places = await page.evaluate(findPhotos)
  const { data, info } = await sharp(await wholePage(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return places.map(({ src, alt, isTold, box, fit }) => {
    const photo = photos.find(({ name }) => new RegExp(`/${name}-\\d+-[^/]*$`).test(src))
    if (!photo) throw new Error(`${src} is geen foto.`)
    const across = box.width / photo.width
    const down = box.height / photo.height
    const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
    const whole = Math.PI * (Math.min(photo.width, photo.height) * face * scale) ** 2
    return { name: photo.name, alt, isTold, seen: count(data, info, box) / whole }
  })
}

/** A picture of the whole page, which nobody keeps: a third less work than one that is made small. */
async function wholePage(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { cssContentSize } = await session.send('Page.getLayoutMetrics')
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { ...cssContentSize, scale: 1 },
  })
  await session.detach()
  return Buffer.from(data, 'base64')
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Pixels within a box that have the colour of the face. */
function count(data: Buffer, { width, height }: { width: number; height: number }, box: Box): number {
  let found = 0
  const right = Math.min(width, Math.ceil(box.left + box.width))
  const bottom = Math.min(height, Math.ceil(box.top + box.height))
  for (let y = Math.max(0, Math.floor(box.top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.left)); x < right; x += 1) {
      const at = (y * width + x) * 3
      const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
      if (r - g > 90 && b - g > 90) found += 1
    }
  return found
}

/** Runs in the page: every picture that is shown and is no drawing, with its place on the whole page. */
function findPhotos() {
  return [...document.images].flatMap((image) => {
    const { left, top, width, height } = image.getBoundingClientRect()
    const isHidden = !image.checkVisibility({ visibilityProperty: true }) || width === 0
    // A slide that one has yet to go to.
    const slides = image.closest('[role=group]')?.parentElement?.getBoundingClientRect()
    if (isHidden || (slides && left > slides.right) || image.currentSrc.endsWith('.svg')) return []
    return [
      {
        src: image.currentSrc,
        alt: image.alt,
        isTold: image.closest('li, tr, a, [role=group], [role=img][aria-label], div:has(> div > h3 > a)') !== null,
        box: { left: left + scrollX, top: top + scrollY, width, height },
        fit: getComputedStyle(image).objectFit,
      },
    ]
  })
}
