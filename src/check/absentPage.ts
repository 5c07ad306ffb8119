import type { Known } from './known.ts'
import { nearPage, pageAt } from './nearPage.ts'

/**
 * What a writer reads who names a part of a page, or another site, where only a page can be named; nothing for whatever
 * else stands there.
 */
export function noPage(path: string, known: Known): string | undefined {
  if (!/#|:\/\/|^www\./.test(path)) return undefined
  const page = path.split('#')[0] ?? ''
  const example = known.hasPage(page) ? page : 'bijvoorbeeld /contact'
  return `Hier kan alleen een pagina van deze site staan, zonder #. Schrijf ${example}.`
}

/**
 * What a writer reads who leads to an address at which no page stands.
 * @param otherwise what to do when no page looks like it
 * @param anchor the part of the page that is meant, with its `#`
 */
export function absentPage(path: string, known: Known, otherwise: string, anchor = ''): string {
  const to = known.movedTo(path)
  return to === undefined
    ? `De pagina "${path}" bestaat niet. ${meantPage(path, known) ?? otherwise}`
    : `De pagina "${path}${anchor}" heeft een ander adres. Schrijf ${to}${anchor}.`
}

/** The question after an address at which no page stands: the page that took its place, or that looks like it. */
export function meantPage(path: string, known: Known): string | undefined {
  const page = pageAt(path)
  const meant = known.hasPage(page)
    ? page
    : (known.movedTo(page) ?? known.replacedBy(page) ?? nearPage(page, known.pages()))
  return meant === undefined ? undefined : `Bedoelt u ${meant}?`
}
