import { join } from 'node:path'
import type { CustomPlugin } from 'svgo'
import type { Facts } from '../../content/facts.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import { madeFiles } from '../../content/publicFile.ts'
import { vcard, vcardFile } from '../../content/vcard.ts'
import { palette } from '../../theme/tokens.ts'
import { madeOnce } from '../../store/files.ts'
import type { Project } from '../project.ts'
import { drawingText } from '../../check/pictures.ts'
import { sharp } from '../../check/sharp.ts'
import { viewBoxOf } from './viewBox.ts'

/** Files with fixed names in the root of the site, by their path. */
type RootFiles = Map<string, string | Uint8Array>

/**
 * The icons of the site, made from the logo on paper, the web app manifest that names them, and a card of each location
 * for the contacts of a phone.
 */
export async function rootFiles(
  { root, places, code }: Pick<Project, 'root' | 'places' | 'code'>,
  facts: Facts,
): Promise<RootFiles> {
  const kept = (source: string, name: string | number, make: () => Promise<Uint8Array>) =>
    madeOnce(places.made, { source, settings: ['icon', name, code] }, make)
  const drawing = drawingText(join(root, `content/_beelden/${ownPictures.logo}.svg`))
  const logo = Buffer.from(await kept(drawing, 'nested', async () => Buffer.from(await nested(drawing)))).toString()
  const png = (size: number, margin: number) => {
    const source = tile(logo, margin, 0)
    return kept(source, size, () => sharp()(Buffer.from(source)).resize(size).png().toBuffer())
  }
  return new Map<string, string | Uint8Array>([
    [madeFiles.icon, tile(logo, 4, 12)],
    [madeFiles.touchIcon, await png(180, 8)],
    [madeFiles.smallIcon, await png(192, 10)],
    [madeFiles.largeIcon, await png(512, 10)],
    [madeFiles.manifest, JSON.stringify(manifest(facts))],
    ...facts.locations.map((location): [string, string] => [vcardFile(location), vcard(facts, location)]),
  ])
}

/** How large the logo stands on its tile, in units of the tile. */
const side = 40

/**
 * A drawing as a part of another one, however a drawing program saved it: without prolog and comments, and in the size
 * of the tile (SVG 2, section 5.1, nested `svg`).
 */
async function nested(svg: string): Promise<string> {
  const { optimize } = await import('svgo')
  const sized: CustomPlugin = {
    name: 'sized',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (node.name !== 'svg' || parent.type !== 'root') return
          const viewBox = viewBoxOf(node.attributes)
          Object.assign(node.attributes, { width: String(side), height: String(side), viewBox })
        },
      },
    }),
  }
  return optimize(svg, { plugins: ['removeDoctype', 'removeXMLProcInst', 'removeComments', sized] }).data
}

/** The logo in the middle of a square of paper. */
function tile(logo: string, margin: number, corner: number): string {
  const size = side + 2 * margin
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 8}" height="${size * 8}" viewBox="${-margin} ${-margin} ${size} ${size}">` +
    `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" rx="${corner}" fill="${palette.paper}"/>` +
    `${logo}</svg>`
  )
}

/** Web app manifest (W3C): only the name and the icons, since the site is a site and no app. */
const manifest = (facts: Facts) => ({
  name: facts.name,
  short_name: facts.name,
  lang: 'nl',
  start_url: '/',
  display: 'browser',
  background_color: palette.paper,
  theme_color: palette.paper,
  icons: [
    { src: `/${madeFiles.smallIcon}`, sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: `/${madeFiles.largeIcon}`, sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
})
