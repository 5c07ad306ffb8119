import { startOf } from '../problems.ts'
import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** Pixels that keep a photo sharp: on the first screen of a page, and smaller elsewhere. */
const least = { first: 1200, elsewhere: 600 }
/** The shapes that pages cut without losing most of a photo: from one and a half times as high to twice as wide. */
const shape = { narrowest: 1 / 1.5, widest: 2 }

/** A photo is large enough for where it stands and loses little when it is cut; judged only where it has been opened. */
export const photoSize: SiteRule = ({ folder, pages }, report) => {
  const first = new Set(headsOf(pages).flatMap(({ data }) => ('picture' in data ? (data.picture ?? []) : [])))
  for (const [file, picture] of folder.pictures ?? []) {
    if (picture.state !== 'whole' || file.endsWith('.svg')) continue
    const { width, height } = picture
    const name = file.replace(/^.*\/|\.\w+$/g, '')
    const wanted = first.has(name) ? least.first : least.elsewhere
    if (width < wanted)
      report(
        startOf(`content/${file}`),
        `Deze foto is ${width} pixels breed en wordt onscherp. Neem een foto van minstens ${wanted} pixels breed.`,
      )
    const ratio = width / height
    if (ratio > shape.widest || ratio < shape.narrowest)
      report(
        startOf(`content/${file}`),
        `Deze foto is erg ${ratio > 1 ? 'breed' : 'hoog'} (${width} bij ${height}): de site laat er maar een deel van zien. Snijd haar bij tot ongeveer 4 bij 3, of kies bij brandpunt in content/beelden.yaml wat zichtbaar blijft.`,
      )
  }
}
