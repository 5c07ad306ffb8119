import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Facts } from '../../content/facts.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import { palette } from '../../theme/tokens.ts'

/** Files with fixed names in the root of the site, by their path. */
export type RootFiles = Map<string, string | Uint8Array>

/** The icons of the site, made from the logo on paper, and the web app manifest that names them. */
export async function rootFiles(root: string, facts: Facts): Promise<RootFiles> {
  const logo = readFileSync(join(root, `content/_beelden/${ownPictures.logo}.svg`), 'utf8')
  const png = (size: number, margin: number) =>
    sharp(Buffer.from(tile(logo, margin, 0)))
      .resize(size)
      .png()
      .toBuffer()
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', tile(logo, 4, 12)],
    ['apple-touch-icon.png', await png(180, 8)],
    ['icon-192.png', await png(192, 10)],
    ['icon-512.png', await png(512, 10)],
    ['site.webmanifest', JSON.stringify(manifest(facts))],
  ])
}

/** The logo in the middle of a square of paper; units are those of the logo, 40 across. */
function tile(logo: string, margin: number, corner: number): string {
  const side = 40 + 2 * margin
  const mark = logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="${-margin} ${-margin} ${side} ${side}">` +
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" rx="${corner}" fill="${palette.paper}"/>` +
    `<g fill="none">${mark}</g></svg>`
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
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
  ],
})
