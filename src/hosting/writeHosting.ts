import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Facts } from '../content/facts.ts'
import { htaccess } from './apache.ts'
import { compressFiles } from './compress.ts'
import { headersFile, redirectsFile } from './netlify.ts'
import { nginxConfig } from './nginx.ts'
import { metaPolicy } from './policy.ts'
import { securityTxt, securityTxtPath } from './securityTxt.ts'
import { hostTable } from './table.ts'
import type { HostTable } from './table.ts'

/**
 * Finishes the built site for every host: security.txt, what each host reads its rules from, compressed files.
 * The last step before the site is put in place, since the rules are made from the files.
 * @param folder the built site
 * @param made where made files are kept for the next build
 */
export async function writeHosting(folder: string, facts: Facts, made: string): Promise<HostTable> {
  write(folder, securityTxtPath, securityTxt(facts, new Date()))
  addPolicyTo404(folder, hostTable(folder, facts))
  const table = hostTable(folder, facts)
  write(folder, '_headers', headersFile(table))
  write(folder, '_redirects', redirectsFile(table))
  write(folder, '.htaccess', htaccess(table, facts.origin))
  await compressFiles(table, folder, made)
  return table
}

/** Where the configuration of nginx is written: beside the site, since it must not be served. */
export const nginxFile = '.hosting/nginx.conf'

/**
 * Writes the configuration of nginx. It belongs to this build (it holds hashes of its scripts and styles), so it is
 * copied to the server together with the site.
 */
export function writeNginx(root: string, table: HostTable, facts: Facts): void {
  const site = `/var/www/${new URL(facts.origin).hostname}`
  const head = [
    '# Gemaakt door de build (src/hosting), samen met dist/. Hoort in /etc/nginx/conf.d/ en gaat mee met elke nieuwe versie.',
    `# De site staat in ${site}; pas die map en de plaats van de certificaten zo nodig aan.`,
    '',
  ].join('\n')
  write(root, nginxFile, head + nginxConfig(table, { root: site, origin: facts.origin, brotli: false }))
}

/** Hosts that know only their own addresses can't send a header for an unknown one; the page brings its own. */
function addPolicyTo404(folder: string, { missing }: HostTable): void {
  // Without the one that an earlier run put there.
  const html = readFileSync(join(folder, missing.file), 'utf8').replace(
    /<meta http-equiv="Content-Security-Policy"[^>]*>/gi,
    '',
  )
  const [charset] = /<meta charset="utf-8"\/>/i.exec(html) ?? []
  if (charset === undefined)
    throw new Error(`${missing.file} heeft geen <meta charset="utf-8"/> om het beveiligingsbeleid achter te zetten.`)
  const policy = metaPolicy(missing.headers['Content-Security-Policy'] ?? '')
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  write(
    folder,
    missing.file,
    html.replace(charset, () => charset + meta),
  )
}

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
