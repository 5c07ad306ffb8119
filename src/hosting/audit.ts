import { attribute, fetchedAddresses, inlineCode, runs } from './elements.ts'
import type { Element } from './elements.ts'
import { inlineHash } from './hash.ts'
import type { PageParts } from './policy.ts'

/**
 * Holds a finished page against what its maker declared. Throws, with the element, when the page has a script or
 * style that nobody declared, code in an attribute, or something that is fetched from elsewhere; and when something
 * was declared that the page does not have, so that no policy allows more than its page needs.
 * @param elements all of the document
 */
export function auditPage(elements: readonly Element[], declared: PageParts): void {
  for (const element of elements) {
    const wrong = rules.map((rule) => rule(element, declared)).find((message) => message !== undefined)
    if (wrong !== undefined) throw new Error(`<${element.tagName}> ${wrong}`)
  }
  const held = new Set(elements.flatMap((element) => inlineCode(element) ?? []).map(inlineHash))
  const absent = [...declared.scripts, ...declared.styles].find((hash) => !held.has(hash))
  if (absent !== undefined) throw new Error(`De pagina mist het script of de stijl ${absent}, die de bouw wel noemt.`)
}

/** What may be wrong with one element, in words that follow its name. */
type Rule = (element: Element, declared: PageParts) => string | undefined

const rules: readonly Rule[] = [foreignDocument, codeInAttribute, undeclaredCode, undeclaredFetch, fromElsewhere]

/** Each of these brings in another document, moves all addresses or sends the browser away. */
const refused = ['base', 'object', 'embed', 'applet', 'frame', 'portal']

function foreignDocument(element: Element): string | undefined {
  const sends = /^(refresh|set-cookie)$/i.test(attribute(element, 'http-equiv') ?? '')
  const isRefused = refused.includes(element.tagName) || attribute(element, 'srcdoc') !== undefined || sends
  return isRefused ? 'hoort niet op een pagina.' : undefined
}

/** `style=`, `onclick=` and the like, and `javascript:` would need `unsafe-inline`. */
function codeInAttribute({ attrs }: Element): string | undefined {
  const code = attrs.find(({ name, value }) => name === 'style' || name.startsWith('on') || scriptAddress.test(value))
  return code && `heeft ${code.name}="${code.value}"; het beveiligingsbeleid van de site laat dat niet toe.`
}

// Browsers skip control signs and spaces before the scheme, and line ends in it.
const scriptAddress = new RegExp(`^${[...'javascript:'].map((sign) => `[^!-~]*${sign}`).join('')}`, 'i')

function undeclaredCode(element: Element, { scripts, styles }: PageParts): string | undefined {
  const text = inlineCode(element)
  const declared = element.tagName === 'style' ? styles : scripts
  if (text === undefined || declared.includes(inlineHash(text))) return undefined
  return `is niet door de bouw gemaakt: ${JSON.stringify(text.slice(0, 60))}.`
}

function undeclaredFetch(element: Element, { fetchesScripts, fetchesStyles }: PageParts): string | undefined {
  const wantsScript =
    attribute(element, 'data-island') !== undefined || (runs(element) && attribute(element, 'src') !== undefined)
  if (wantsScript && !fetchesScripts) return 'haalt een script op dat de bouw niet noemt.'
  const wantsStyle = element.tagName === 'link' && /\bstylesheet\b/i.test(attribute(element, 'rel') ?? '')
  return wantsStyle && !fetchesStyles ? 'haalt stijlen op die de bouw niet noemt.' : undefined
}

function fromElsewhere(element: Element, declared: PageParts): string | undefined {
  const foreign = fetchedAddresses(element).find((address) => !isAllowed(address, element.tagName, declared))
  return foreign === undefined ? undefined : `haalt iets van elders: ${foreign}.`
}

/** Whether an address is one of the site, or one of those that the page may use for this. */
function isAllowed(address: string, tagName: string, { frames, pictureHosts }: PageParts): boolean {
  // Most are plain addresses of the site.
  if (/^\/\w/.test(address)) return true
  const site = 'https://site.invalid'
  if (!URL.canParse(address, site)) return false
  const { origin, protocol, host } = new URL(address, site)
  if (origin === site) return true
  if (protocol !== 'https:') return false
  return tagName === 'iframe' ? frames.includes(origin) : /^(img|source)$/.test(tagName) && pictureHosts.includes(host)
}
