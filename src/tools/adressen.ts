import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFolder } from '../check/files.ts'
import { applyToSite } from '../check/judge.ts'
import { formatProblem } from '../check/problems.ts'
import { unpromised } from '../check/promises.ts'
import { promise } from '../check/rules/promise.ts'
import { siteOf } from '../check/site.ts'
import { acceptedFiles } from './keepAddresses.ts'

/** Says which addresses and headings are gone or new; with `--accept` it writes the lines that keep them. */
function checkAddresses(root: string, isAccepting: boolean): void {
  const site = siteOf(readFolder(root))
  if (isAccepting) {
    const files = acceptedFiles(site)
    for (const [name, text] of files) writeFileSync(join(root, 'content', name), text)
    console.log(files.size > 0 ? `Bijgewerkt: ${[...files.keys()].join(', ')}.` : 'Alles stond er al in.')
    return
  }
  const broken = applyToSite(site, [promise])
  for (const problem of broken) console.log(formatProblem(problem))
  const fresh = unpromised(site.promises)
  if (fresh.length > 0) console.log(`Nieuw, vast te leggen met npm run adressen -- --accept:\n${fresh.join('\n')}`)
  if (broken.length + fresh.length === 0) console.log('Elk adres en elke kop klopt met content/adressen.lock.')
  if (broken.length > 0) process.exitCode = 1
}

checkAddresses(process.cwd(), process.argv.includes('--accept'))
