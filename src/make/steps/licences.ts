import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string().default('onbekend') })

/** Packages whose files reach visitors without passing through a script. */
const shippedFiles = ['@fontsource-variable/gabarito', '@fontsource-variable/figtree', '@phosphor-icons/core']

/**
 * The text of dist/licenties.txt: every package of which something reaches the visitor, with its licence in full.
 * @param modules paths of the modules in the browser's scripts
 */
export function licences(root: string, modules: string[]): string {
  const names = new Set([...shippedFiles, ...modules.flatMap((module) => packageOf(module) ?? [])])
  const entries = [...names].toSorted().map((name) => entry(join(root, 'node_modules', name)))
  return `Deze site bevat werk van anderen, met dank. Alle tekst, tekeningen en overige code zijn van de praktijk.\n\n${entries.join('\n\n')}\n`
}

/** `…/node_modules/@emotion/react/dist/x.js` → `@emotion/react`. */
const packageOf = (module: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module.replaceAll('\\', '/'))?.[1]

function entry(folder: string): string {
  const { name, version, license } = manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const file = readdirSync(folder).find((candidate) => /^(licen[cs]e|ofl)/i.test(candidate))
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8').trim() : ''
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text}`.trim()
}
