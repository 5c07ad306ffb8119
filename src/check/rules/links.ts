import type { Nodes } from 'mdast'
import { decoded } from '../../content/decoded.ts'
import { literalsIn } from '../../content/literals.ts'
import { linkedFacts } from '../../content/placeholders.ts'
import type { BlockName } from '../../content/vocabulary.ts'
import { didYouMean, meanOrChoose } from '../didYouMean.ts'
import { textOf } from '../headings.ts'
import type { Known } from '../known.ts'
import { nodesOf } from '../nodes.ts'
import type { Report, TextRule } from './rule.ts'
import { hasWords, isBlock, targetsOf } from './text.ts'

/** A link leads to a page of the site, to a part of a page, to a file in public/, or to another site over https. */
export const linkTarget: TextRule = ({ tree, path }, report, known) => {
  for (const { node, url } of targetsOf(tree)) {
    const mistake = url.startsWith('#') ? anchorMistake(path, url, known) : targetMistake(url, known)
    // An address that is a link by itself is typed over, which has a rule of its own.
    if (mistake && !(node.type === 'link' && `mailto:${textOf(node)}` === url)) report(node, mistake)
  }
}

/** What is wrong with an address that a text or its frontmatter leads to. */
export function targetMistake(url: string, known: Known): string | undefined {
  if (url.startsWith('https://') && URL.canParse(url)) return undefined
  if (/^(?:tel|mailto):/.test(url)) return contactMistake(decoded(url), known)
  if (/^https?:/.test(url)) return `De link "${url}" klopt niet. Vul een volledig adres in dat met https:// begint.`
  if (!url.startsWith('/')) return `De link "${url}" begint niet met een schuine streep. Schrijf bijvoorbeeld /contact.`
  const path = url.split('#')[0] || '/'
  if (known.hasPage(path)) return anchorMistake(path, url, known)
  if (known.hasFile(path)) return undefined
  const isFile = /\.\w+$/.test(path) && known.movedTo(path) === undefined
  return isFile
    ? `Het bestand "${path}" staat niet in de map public. ${didYouMean(path, known.files()) ?? 'Zet het daar neer, of haal de link weg.'}`
    : absentPage(path, known, 'Vul het adres van een andere pagina in, of haal de link weg.')
}

/**
 * What a writer reads who leads to an address at which no page stands.
 * @param otherwise what to do when no page looks like it
 * @param anchor the part of the page that is meant, with its `#`
 */
export function absentPage(path: string, known: Known, otherwise: string, anchor = ''): string {
  const to = known.movedTo(path)
  return to === undefined
    ? `De pagina "${path}" bestaat niet. ${didYouMean(path, known.pages()) ?? otherwise}`
    : `De pagina "${path}${anchor}" heeft een ander adres. Schrijf ${to}${anchor}.`
}

/** The number and the address of the practice itself are facts; those of others may be linked to. */
function contactMistake(url: string, known: Known): string | undefined {
  const own = literalsIn(url.replace(/^\w+:/, '').replace(/\?.*$/, ''), known.literals() ?? [])
  if (own.length > 0)
    return 'Typ geen nummer of adres in een link. Schrijf {telefoon} of {email}; de site maakt er een link van.'
  return /^mailto:[^\s@]+@[^\s@]+\.[a-z]+$|^tel:\+[1-9]\d{6,14}$/.test(url)
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

/** A link has words, which is all that a visitor with a screen reader hears of it (WCAG 2.2, 2.4.4). */
export const linkText: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree)) {
    if ((node.type === 'link' || node.type === 'linkReference') && !hasWords(node))
      report(
        node,
        'Deze link heeft geen tekst. Typ tussen [ en ] waar hij heen gaat, zoals [onze tarieven](/tarieven).',
      )
  }
}

/** Words that say nothing of where a link leads. */
const empty =
  /^(?:klik hier|klik|hier|lees meer|lees verder|verder lezen|meer|meer info|meer informatie|meer lezen|link|deze link|deze pagina)[.!…]*$/i

/** A link says where it leads, also to who hears it by itself (WCAG 2.2, 2.4.9). */
export const linkWords: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree)) {
    const isLink = node.type === 'link' || node.type === 'linkReference' || (isBlock(node) && node.name === 'Knop')
    if (!isLink || !empty.test(textOf(node).trim())) continue
    report(
      node,
      `"${textOf(node).trim()}" zegt niet waar de link heen gaat. Noem dat in de link zelf: [onze tarieven](/kosten).`,
    )
  }
}

const button = 'Knop' satisfies BlockName

/** No link stands in a link or a button, also not one that the site makes of a fact: browsers would tear them apart. */
export const linkInLink: TextRule = ({ tree }, report) => {
  for (const node of nodesOf(tree)) {
    if (node.type === 'link') judge(node, 'link', report)
    else if (isBlock(node) && node.name === button) judge(node, 'knop', report)
  }
}

function judge(outer: Nodes, what: string, report: Report): void {
  for (const node of nodesOf(outer)) {
    if (node === outer) continue
    if (node.type === 'mdxTextExpression' && linkedFacts.some((name) => name === node.value.trim()))
      report(
        node,
        `{${node.value.trim()}} is zelf al een link en kan niet in een ${what} staan. ${what === 'knop' ? 'Gebruik <BelKnop />, of typ gewone woorden.' : 'Zet het buiten de link.'}`,
      )
    else if (node.type === 'link') report(node, `In een ${what} kan geen andere link staan. Typ daar gewone woorden.`)
  }
}

/** A link to a page of the site itself begins with a slash, so that it is checked, and leads to the copy in use. */
export const ownLink: TextRule = ({ tree }, report, known) => {
  for (const { node, url } of targetsOf(tree)) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) continue
    const { host, pathname, hash } = new URL(url)
    if (known.isOwnHost(host))
      report(node, `De link "${url}" gaat naar deze site zelf. Schrijf ${decodeURI(pathname)}${hash}.`)
  }
}
