import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '../content/facts.ts'
import { writeInto } from '../store/placing.ts'
import type { Place } from '../store/placing.ts'
import { fileOf, missingPath } from './addresses.ts'
import { buildTime } from './buildTime.ts'
import { compressFiles } from './compress.ts'
import { hosts } from './hosts.ts'
import { makeTable } from './makeTable.ts'
import { metaPolicy, pagePolicy } from './policy.ts'
import type { PageParts } from './policy.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'
import type { Leads } from './table.ts'
import { writeTable } from './tableFile.ts'

/** Where a site is finished: the built site, the folder beside it for what is not served, and what was made before. */
interface Places {
  site: string
  beside: string
  made: string
  /** Puts what was made into the site. */
  place: Place
}

/**
 * Finishes the built site for every host: security.txt, what each host reads its rules from, compressed files and the
 * table itself. The last step before the site is put in place, since the rules are made from the files.
 * @param pages every page by its address, `/404` among them, with what it holds and fetches
 * @param leads where addresses lead that are no page
 */
export async function writeHosting(
  { site, beside, made, place }: Places,
  pages: ReadonlyMap<string, PageParts>,
  facts: Facts,
  leads: Leads,
): Promise<void> {
  writeInto(site, securityTxtPath, securityTxt(facts, buildTime(site)))
  const missing = pages.get(missingPath)
  if (missing) putPolicy(join(site, fileOf(missingPath)), missing)
  const table = makeTable(site, pages, facts.origin, leads)
  for (const { inSite, files } of hosts)
    for (const [file, rules] of Object.entries(files)) writeInto(inSite ? site : beside, file, rules(table))
  await compressFiles(table, site, made, place)
  writeTable(beside, table)
}

/** Hosts that know only their own addresses can't send a policy for an unknown one; the page brings its own. */
function putPolicy(file: string, parts: PageParts): void {
  const html = readFileSync(file, 'utf8')
  const [charset] = /<meta charset="utf-8">/i.exec(html) ?? []
  if (charset === undefined)
    throw new Error(`${file} heeft geen <meta charset="utf-8"> om het beveiligingsbeleid achter te zetten.`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(pagePolicy(parts))}">`
  writeFileSync(
    file,
    html.replace(charset, () => charset + meta),
  )
}
