import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isLeftBehind } from '../../content/fileKinds.ts'
import { madeFiles, twinOf } from '../../content/publicFile.ts'
import { fileOf, missingPath } from '../../hosting/addresses.ts'
import { elementsOf } from '../../hosting/elements.ts'
import type { AssetStore } from '../assets/assetStore.ts'
import { rootFiles } from '../assets/rootFiles.ts'
import type { Content } from '../content.ts'
import { copied, writeInto } from '../../store/placing.ts'
import type { Place } from '../../store/placing.ts'
import { limited } from '../../store/limited.ts'
import type { Project } from '../project.ts'
import { readerFiles } from '../readerFiles.ts'
import { markdownOf } from '../twin.ts'
import type { BrowserCode } from './bundle.ts'
import { keptTwin } from './finishPage.ts'
import { licences } from './licences.ts'
import { redirectPage } from './redirects.ts'
import type { MadePage } from './makePage.ts'

/** Files that are copied and pictures that are drawn at the same time: enough for every thread, and few enough for the memory. */
const atOnce = 4

/**
 * Writes the site into an empty folder: what stands in public/, the pages, all files that pages refer to, and the
 * files that browsers and search engines ask for by themselves.
 */
export async function writeFiles(
  folder: string,
  content: Content,
  pages: readonly MadePage[],
  code: BrowserCode,
  project: Project,
  place: Place,
): Promise<void> {
  const { root, assets, memory, places, version } = project
  const { facts, site, redirects } = content
  mkdirSync(folder, { recursive: true })
  const published = join(root, 'public')
  if (existsSync(published)) cpSync(published, folder, { recursive: true, filter: (name) => !isLeftBehind(name) })
  const copying = limited(atOnce)
  // The page that gets a policy of its own (writeHosting.ts) is never one with that of the site before.
  for (const { path, html } of pages)
    await copying.add((path === missingPath ? copied : place)(html, folder, fileOf(path)))
  for (const [from, to] of redirects) writeInto(folder, fileOf(from), redirectPage(to, facts.origin, site.copy))
  for (const [address, text] of code.files) writeInto(folder, address, text)
  const drawing = limited(atOnce)
  for (const address of new Set(pages.flatMap((page) => page.assets))) {
    await drawing.add(writeAsset(folder, address, assets))
  }
  await drawing.end()
  for (const [file, data] of await rootFiles(project, facts)) writeInto(folder, file, data)
  for (const [file, text] of readerFiles(content, root, memory)) writeInto(folder, file, text)
  for (const { path, html } of pages.filter((page) => page.path !== missingPath)) {
    // The name of a kept page is the hash of what stands in it.
    const made = { hash: basename(html), made: places.made, origin: facts.origin, version }
    const twin = await keptTwin(made, () => markdownOf(elementsOf(readFileSync(html, 'utf8')), facts.origin))
    await copying.add(place(twin, folder, twinOf(path)))
  }
  await copying.end()
  writeInto(folder, madeFiles.licences, licences(root, code.modules))
}

async function writeAsset(folder: string, address: string, assets: AssetStore): Promise<void> {
  const data = await assets.read(address)
  if (!data) throw new Error(`Een pagina noemt ${address}, en dat bestand is niet gemaakt.`)
  writeInto(folder, address, data)
}
