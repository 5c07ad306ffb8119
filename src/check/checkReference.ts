import type { Nodes } from 'mdast'
import type { Position } from 'unist'
import { decoded } from '../content/decoded.ts'
import type { Places } from '../content/places.ts'
import { nearest } from './problems.ts'

/** What the text of a page may refer to. */
export interface Known {
  paths: readonly string[]
  pictures: readonly string[]
  pictureHosts: readonly string[]
  /** What links can lead to on each page, by its path; a page that cannot be read is absent. */
  anchors: Readonly<Record<string, readonly string[]>>
  /** The places that the facts name; absent when those cannot be read. */
  places?: Places
  /** The path of the page itself; a part that pages share has none. */
  here?: string
}

/** Takes down a mistake at the place of a node. */
export type Report = (node: { position?: Position | undefined }, message: string) => void

/** A link leads to a page of the site, to a part of a page, or to another site over https. */
export function checkLink(node: Nodes, url: string, known: Known, report: Report): void {
  if (url.startsWith('#')) return checkAnchor(node, known.here, url, known, report)
  if (url.startsWith('https://') && URL.canParse(url)) return
  if (/^(tel|mailto):/.test(url)) {
    return report(
      node,
      'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.',
    )
  }
  if (/^https?:/.test(url)) {
    return report(node, `De link "${url}" klopt niet. Vul een volledig adres in dat met https:// begint.`)
  }
  if (!url.startsWith('/')) {
    return report(node, `De link "${url}" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.`)
  }
  const path = url.split('#')[0] || '/'
  if (known.paths.includes(path)) return checkAnchor(node, path, url, known, report)
  const guess = nearest(path, known.paths)
  report(node, `De pagina "${path}" bestaat niet.${guess ? ` Bedoelt u ${guess}?` : ''}`)
}

/** The part of an address behind `#` is a heading of that page. */
function checkAnchor(node: Nodes, path: string | undefined, url: string, known: Known, report: Report): void {
  const anchors = known.anchors[path ?? '']
  const start = url.indexOf('#')
  if (start < 0 || !anchors) return
  const anchor = decoded(url.slice(start + 1))
  if (anchors.includes(anchor)) return
  const page = url.slice(0, start)
  const guess = nearest(anchor, anchors)
  const choice = anchors.map((id) => `#${id}`).join(', ')
  const hint = guess ? `Bedoelt u ${page}#${guess}?` : choice ? `Kies uit: ${choice}.` : 'Haal het deel vanaf # weg.'
  report(node, `${page === '' ? 'Deze pagina' : `De pagina ${page}`} heeft geen kop "#${anchor}". ${hint}`)
}

/** A picture stands in content/_beelden, or comes from a host that the facts name. */
export function checkPicture(node: Nodes, name: string, known: Known, report: Report): void {
  if (name.startsWith('https://')) {
    const host = URL.canParse(name) ? new URL(name).host : ''
    return known.pictureHosts.includes(host)
      ? undefined
      : report(
          node,
          `Foto's van "${host}" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.`,
        )
  }
  if (known.pictures.includes(name)) return
  const guess = nearest(name, known.pictures)
  report(node, `Het beeld "${name}" staat niet in content/_beelden.${guess ? ` Bedoelt u "${guess}"?` : ''}`)
}
