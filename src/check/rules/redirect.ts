import { madeAddresses } from '../../content/publicFile.ts'
import { oldAddress } from '../../content/redirects.ts'
import { meantPage, noPage } from '../absentPage.ts'
import type { Redirect } from '../redirects.ts'
import type { Site } from '../site.ts'
import type { SiteRule } from '../rule.ts'

/** An old address leads in one step to a page that exists, in one way, and nothing stands there any more. */
export const redirect: SiteRule = (site, report) => {
  const first = new Map<string, Redirect>()
  for (const each of site.redirects) if (!first.has(each.from)) first.set(each.from, each)
  const made = madeAddresses(site.known.pages(), site.known.towns() ?? [])
  for (const each of site.redirects) {
    // The build would write its own file there.
    const mistake = made.has(each.from)
      ? `Op ${each.from} staat een bestand dat de site zelf maakt. Haal deze regel weg.`
      : mistakeOf(each, first, site)
    if (mistake !== undefined) report(each.place(), mistake)
  }
}

function mistakeOf(each: Redirect, first: ReadonlyMap<string, Redirect>, { pages, known }: Site): string | undefined {
  const { from, to } = each
  const form = oldAddress.safeParse(from)
  if (!form.success) return `Het oude adres "${from}" klopt niet: ${form.error.issues[0]?.message ?? ''}`
  const own = first.get(from)
  if (own && own !== each) return `Het oude adres ${from} staat ook op ${said(own)}. Houd er één.`
  const page = pages.find(({ path }) => path === from)
  if (page)
    return `Op ${from} staat een pagina (${page.file}). Haal deze regel weg, of geef die pagina een andere naam.`
  if (known.hasFile(from)) return `Op ${from} staat een bestand in de map public. Haal deze regel weg.`
  if (known.hasPage(to)) return undefined
  const next = first.get(to)
  if (next) {
    const end = endOf(to, first)
    return end === undefined
      ? `${from} en ${to} leiden naar elkaar, en zo komt niemand aan. Schrijf het adres van een pagina.`
      : `${to} is zelf een oud adres. Schrijf meteen waar dat naartoe leidt: ${from}: ${end}.`
  }
  const other = noPage(to, known)
  if (other !== undefined) return other
  const hint = meantPage(to, known) ?? 'Vul het adres van een pagina in, zoals /contact.'
  return `${from} leidt naar ${to}, maar die pagina bestaat niet. ${hint}`
}

const said = ({ place }: Redirect): string => `${place().file}:${place().line}`

/** Where a chain of old addresses ends; nothing when it goes round. */
function endOf(start: string, first: ReadonlyMap<string, Redirect>): string | undefined {
  const seen = new Set<string>()
  let path = start
  for (let next = first.get(path); next; next = first.get(path)) {
    if (seen.has(path)) return undefined
    seen.add(path)
    path = next.to
  }
  return path
}
