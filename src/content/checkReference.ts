import type { Nodes } from 'mdast'
import { nearest } from './problems.ts'

/** What the text of a page may refer to. */
export interface Known {
  paths: readonly string[]
  pictures: readonly string[]
  pictureHosts: readonly string[]
}

/** Takes down a mistake at the place of a node. */
export type Report = (node: Nodes, message: string) => void

/** A link leads to a page of the site, to a part of this page, or to another site over https. */
export function checkLink(node: Nodes, url: string, known: Known, report: Report): void {
  if (url.startsWith('#') || (url.startsWith('https://') && URL.canParse(url))) return
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
  if (known.paths.includes(path)) return
  const guess = nearest(path, known.paths)
  report(node, `De pagina "${path}" bestaat niet.${guess ? ` Bedoelt u ${guess}?` : ''}`)
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
