import { decoded } from '../../content/decoded.ts'
import { literalsIn } from '../../content/literals.ts'
import { absentPage } from '../absentPage.ts'
import { didYouMean, meanOrChoose } from '../didYouMean.ts'
import { textOf } from '../headings.ts'
import type { Known } from '../known.ts'
import { pageAt } from '../nearPage.ts'
import type { TextRule } from '../rule.ts'
import { targetsOf } from '../textParts.ts'

/** A link leads to a page of the site, to a part of a page, to a file in public/, or to another site over https. */
export const linkTarget: TextRule = ({ tree, path }, report, known) => {
  for (const { node, url } of targetsOf(tree())) {
    // What is typed as www.kngf.nl is read as http://www.kngf.nl.
    const typed = node.type === 'link' && `http://${textOf(node)}` === url ? textOf(node) : url
    const mistake = url.startsWith('#') ? anchorMistake(path, url, known) : targetMistake(typed, known)
    // An address that is a link by itself is typed over, which has a rule of its own.
    if (mistake && !(node.type === 'link' && `mailto:${textOf(node)}` === url)) report(node, mistake)
  }
}

/** What is wrong with an address that a text or its frontmatter leads to. */
export function targetMistake(url: string, known: Known): string | undefined {
  if (url.startsWith('https://') && URL.canParse(url)) return undefined
  if (/^(?:tel|mailto):/.test(url)) return contactMistake(decoded(url), known)
  if (url === '') return 'De link is leeg. Zet tussen de haakjes waar hij heen gaat, zoals /contact.'
  const address = webAddress(url)
  if (address !== undefined) return `De link "${url}" klopt niet. Schrijf ${address}.`
  if (/^https?:/.test(url)) return `De link "${url}" klopt niet. Vul een volledig adres in dat met https:// begint.`
  if (!url.startsWith('/')) return relativeMistake(url, known)
  const path = url.split('#')[0] || '/'
  if (known.hasPage(path)) return anchorMistake(path, url, known)
  if (known.hasFile(path)) return undefined
  const page = pageAt(path)
  // No page can stand in public/.
  if (known.hasPage(page) || /\.(?:mdx?|html?)$/i.test(path)) return absentPage(path, known, otherPage)
  const isFile = /\.\w+$/.test(path) && known.movedTo(path) === undefined
  return isFile
    ? `Het bestand "${path}" staat niet in de map public. ${didYouMean(path, known.files()) ?? 'Zet het daar neer, of haal de link weg.'}`
    : absentPage(path, known, otherPage)
}

const otherPage = 'Vul het adres van een andere pagina in, of haal de link weg.'

/** An address that begins with its first word, or as the file of a page does: `massage`, `content/massage.mdx`. */
function relativeMistake(url: string, known: Known): string {
  const page = pageAt(url.replace(/#.*$/, '').replace(/^(?:\.{0,2}\/)*(?:content\/)?/, '/'))
  const hint = known.hasPage(page) ? `Bedoelt u ${page}?` : 'Schrijf bijvoorbeeld /contact.'
  return `De link "${url}" begint niet met een schuine streep. ${hint}`
}

/** What is meant by the address of another site that begins in another way than with https://; nothing for what is none. */
function webAddress(url: string): string | undefined {
  const rest = /^(?:[htps]{3,6}:\/{0,2}|(?=www\.))(?!\/)(\S+\.\S+)$/i.exec(url)?.[1]
  return rest !== undefined && URL.canParse(`https://${rest}`) ? `https://${rest}` : undefined
}

/**
 * An address with or without what its message opens with (RFC 6068), and a number as all the world dials it (RFC 3966).
 * Numbers that only the Netherlands know, such as 112, 116117 and 0900 1234, have no other form.
 */
const contact = /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]+(?:\?.+)?$|^tel:(?:\+[1-9]\d{6,14}|1\d{2,5}|0[89]00\d{4,7})$/i

/** The number and the address of the practice itself are facts; those of others may be linked to. */
function contactMistake(url: string, known: Known): string | undefined {
  const own = literalsIn(url.replace(/\?.*/, ''), known.literals() ?? [])
  if (own.length > 0)
    return 'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.'
  return contact.test(url)
    ? undefined
    : `De link "${url}" klopt niet. Schrijf tel:+31530000000 of mailto:naam@voorbeeld.nl.`
}

/** The part of an address behind `#` is a heading of that page. */
function anchorMistake(path: string | undefined, url: string, known: Known): string | undefined {
  const start = url.indexOf('#')
  const anchors = start < 0 || path === undefined ? undefined : known.anchorsOf(path)
  const anchor = decoded(url.slice(start + 1))
  if (!anchors || anchors.includes(anchor)) return undefined
  const page = url.slice(0, start)
  const hint = meanOrChoose(anchor, anchors, (id) => `${page}#${id}`, 'Haal het deel vanaf # weg.')
  return `${page === '' ? 'Deze pagina' : `De pagina ${page}`} heeft geen kop "#${anchor}". ${hint}`
}
