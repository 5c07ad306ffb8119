import { createRequire } from 'node:module'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawingText } from '../../check/pictures.ts'
import { onceFor } from '../../content/once.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import type { SiteContent } from '../../site/site.ts'
import { palette } from '../../theme/tokens.ts'
import { fingerprint } from '../../store/hash.ts'
import { ifThere } from '../../store/ifThere.ts'
import { madeOnce, writeWhole } from '../../store/files.ts'
import { escapeHtml } from '../escapeHtml.ts'
import type { Project } from '../project.ts'
import { assetAddress } from './assetStore.ts'
import { letters } from './letters.ts'
import { sharp } from '../../check/sharp.ts'

/** What a page shows of itself where somebody shares it. */
interface Share {
  heading: string
  /** The name of the practice. */
  name: string
  /** Its drawing, as SVG; nothing where it has a photo or none. */
  drawing?: string | undefined
  logo: string
}

/** The size that Facebook, LinkedIn and WhatsApp ask for, in pixels. */
const shareSize = { width: 1200, height: 630 } as const

/** Makes the pictures that pages are shared with; a drawing is read once for all pages that show it. */
export function shareImages(project: Pick<Project, 'root' | 'assets' | 'places'>): SiteContent['shareImage'] {
  const drawings = new Map<string, string | undefined>()
  const drawn = (name: string) => onceFor(drawings, name, () => drawingOf(project.root, name))
  return ({ frontmatter }, { name }) =>
    addShareImage(
      {
        heading: frontmatter.heading,
        name,
        drawing: 'picture' in frontmatter && frontmatter.picture ? drawn(frontmatter.picture) : undefined,
        logo: drawn(ownPictures.logo) ?? '',
      },
      project,
    )
}

/** The text of a drawing; nothing for a photo or for no picture. */
const drawingOf = (root: string, name: string): string | undefined =>
  ifThere(() => drawingText(join(root, `content/_beelden/${name}.svg`)))

/** Promises the picture of a page, which is drawn when it is asked for, and gives its address: the same while it looks the same. */
function addShareImage(share: Share, { assets, places }: Pick<Project, 'assets' | 'places'>): string {
  const address = assetAddress(`delen-${fingerprint(svgOf(share))}.png`)
  assets.promise(address, () => {
    const source = svgOf(share)
    return madeOnce(places.made, { source, settings: encoding }, () => draw(source, places.made))
  })
  return address
}

/** All colours: choosing the best few takes three times as long, for a file that only who shares a page ever fetches. */
const encoding = { compressionLevel: 9 }

async function draw(svg: string, made: string): Promise<Uint8Array> {
  // Loaded only when there is something to draw.
  const { renderAsync } = await import('@resvg/resvg-js')
  const picture = await renderAsync(svg, {
    font: { fontFiles: [await headFont(made)], loadSystemFonts: false, defaultFontFamily: 'Gabarito' },
  })
  return sharp()(picture.pixels, { raw: { ...shareSize, channels: 4 } })
    .removeAlpha()
    .png(encoding)
    .toBuffer()
}

const headFonts = new Map<string, Promise<string>>()

/** The letter of headings, cut once for all pictures that are drawn at the same time. */
export function headFont(made: string): Promise<string> {
  const font = onceFor(headFonts, made, () => cutHeadFont(made))
  // A disk that was full may have room the next time.
  font.catch(() => headFonts.delete(made))
  return font
}

/** The letter of headings in one weight, as a file that resvg reads. */
async function cutHeadFont(made: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  )
  const source = readFileSync(file)
  const options = { targetFormat: 'sfnt' as const, variationAxes: { wght: 600 } }
  const font = await madeOnce(made, { source, settings: { letters, options } }, async () =>
    (await import('subset-font')).default(source, letters, options),
  )
  const path = join(made, `${fingerprint(font)}.ttf`)
  mkdirSync(made, { recursive: true })
  writeWhole(path, font)
  return path
}

/** The picture as a drawing: heading and logo at the left, the page's own drawing at the right. */
function svgOf({ heading, name, drawing, logo }: Share): string {
  const size = heading.length > 34 ? 62 : 78
  const lines = linesOf(heading, drawing === undefined ? 1040 : 560, size)
  const top = 290 - ((lines.length - 1) * size * 1.08) / 2
  const text = lines.map(
    (line, index) =>
      `<text x="80" y="${top + index * size * 1.08}" font-size="${size}" fill="${palette.ink}">${escapeHtml(line)}</text>`,
  )
  const art =
    drawing === undefined
      ? ''
      : `<clipPath id="art"><rect x="690" y="75" width="480" height="480" rx="40"/></clipPath><g clip-path="url(#art)">${image(drawing, 610, 75, 640, 480)}</g>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareSize.width}" height="${shareSize.height}" font-family="Gabarito" font-weight="600">` +
    `<rect width="100%" height="100%" fill="${palette.mist}"/>${art}${text.join('')}` +
    `${image(logo, 80, 506, 56, 56)}<text x="154" y="546" font-size="36" fill="${palette.pine}">${escapeHtml(name)}</text></svg>`
  )
}

const image = (svg: string, x: number, y: number, width: number, height: number): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ` +
  `href="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"/>`

/** A heading in lines of a width, by the average width of a letter of this face: half its size. */
function linesOf(heading: string, width: number, size: number): string[] {
  const most = Math.floor(width / (size * 0.5))
  const lines = ['']
  for (const word of heading.replaceAll('\u00AD', '').split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    const longer = last === '' ? word : `${last} ${word}`
    if (longer.length > most && last !== '') lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines.slice(0, 4)
}
