import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ViteBuilder } from 'vite'
import { z } from 'zod'
import { isDraft } from '../check/absent.ts'
import { fileOfPage, readText } from '../check/files.ts'
import { ContentError } from '../check/problems.ts'
import type { Problem } from '../check/problems.ts'
import { makeReadable } from '../hosting/readable.ts'
import { privacyPage } from '../content/addresses.ts'
import { expiryWarning, securityTxtPath } from '../hosting/securityTxt.ts'
import { besideSite } from '../hosting/tableFile.ts'
import { writeHosting } from '../hosting/writeHosting.ts'
import { dutchDay } from '../content/exceptions.ts'
import { once } from '../content/once.ts'
import { removeUnused } from '../store/files.ts'
import { git } from '../store/git.ts'
import { hashOf } from '../store/hash.ts'
import { saidMoment, thisMoment } from '../check/moment.ts'
import { openPlacing } from '../store/placing.ts'
import { stampOfAll, whenTouched } from '../store/stamp.ts'
import { readContent } from './content.ts'
import type { Content } from './content.ts'
import { ownFolder } from './paths.ts'
import { openProject } from './project.ts'
import type { Project } from './project.ts'
import { openReport } from './report.ts'
import { openTexts } from './mdx/texts.ts'
import { searchTargets } from './searchTargets.ts'
import { bundleScripts } from './steps/bundle.ts'
import { bundleApart, bundleCode, isApart } from './steps/codeApart.ts'
import { exchange, removeLeftovers, restore } from './steps/exchange.ts'
import { privacyProblems } from './steps/releasePrivacy.ts'
import { releaseProblems, reportExamples, reportUnpromised, unpromisedProblems } from './steps/release.ts'
import { openRendering } from './steps/renderPages.ts'
import type { Pages, Tools } from './steps/renderPages.ts'
import { writeFiles } from './steps/writeFiles.ts'

/** What is said of a finished site. */
const toldSchema = z.object({ pages: z.number(), lines: z.array(z.string()).readonly() })
type Told = z.infer<typeof toldSchema>

/** Everything that decides what a build makes, and what it says, as a hash: while it is the same nothing is made. */
const inputsOf = ({ root, version }: Project): string => {
  const history = git(root, ['rev-parse', '--is-shallow-repository', 'HEAD'])
  const written = stampOfAll([join(root, 'content'), join(root, 'public')], whenTouched)
  return hashOf([version, saidMoment(), dutchDay(thisMoment()), history, written])
}

/** The whole build in five steps; `dist/` changes only in the last, when all others have succeeded. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { root, mode, build } = builder.config
  // What need not be bundled again, Vite would bundle by itself.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true
  const project = openProject(root, mode)
  if (isApart()) return bundleCode(builder, project)
  const report = openReport()
  const dist = resolve(root, build.outDir)
  const own = ownFolder(project.places)
  restore(project.places.work, dist)
  const warning = staleSecurityTxt(dist)
  if (warning) report.say(warning)
  const placing = openPlacing([dist, besideSite(dist)], project.places.placed, inputsOf(project), toldSchema)
  const tell = ({ pages, lines }: Told, made: number): void => {
    report.say(`${pages} pagina's staan in ${build.outDir}/: ${made} gemaakt, ${pages - made} hergebruikt.`)
    for (const line of lines) report.say(line)
  }
  if (placing.told) return tell(placing.told, 0)
  let isWhole = false
  const apart = bundleApart(builder, project)
  try {
    const scripts = once(() => bundleScripts(builder, project))
    const tools = { builder, project, report, scripts, coded: apart?.ended ?? Promise.resolve() }
    const { content, pages, made } = await madePages(tools, mode === 'release')
    const code = await scripts()
    const next = { site: join(own, 'dist'), beside: join(own, 'beside'), made: project.places.made }
    await writeFiles(next.site, content, pages, code, project, placing.place)
    const parts = new Map(pages.map((page) => [page.path, page.parts]))
    const leads = { redirects: content.redirects, words: searchTargets(content.site.terms) }
    await writeHosting({ ...next, place: placing.place }, parts, content.facts, leads)
    makeReadable(next.site)
    const lines = [reportExamples(content.facts), ...content.planned(), reportUnpromised(content.unpromised)].filter(
      Boolean,
    )
    const told = { pages: pages.length, lines }
    placing.save([next.site, next.beside], told)
    exchange(next.site, dist, own)
    exchange(next.beside, besideSite(dist), join(own, 'before'))
    tell(told, made)
    isWhole = true
  } finally {
    apart?.stop()
    project.memory.save(isWhole)
    await tidy(project, own)
  }
}

/** Judges all of content/, and makes its pages meanwhile, for as long as nothing keeps the site from being built. */
async function madePages(tools: Omit<Tools, 'texts'>, isRelease: boolean): Promise<Pages & { content: Content }> {
  const { project } = tools
  const { check, content } = await readContent(project)
  const texts = openTexts(project.root, check.texts)
  const rendering = content && openRendering(content, { ...tools, texts })
  // A draft is not built, so its mistakes are its writer's alone.
  const drafts = new Set(check.pages.filter(isDraft).map(({ file }) => file))
  try {
    for (const text of check.texts) {
      if (check.problemsOf(text).length === 0) await rendering?.add(text)
      else if (!drafts.has(text.file)) rendering?.stop()
    }
    const problems = check.problems.filter(({ file }) => !drafts.has(file))
    if (!content || !rendering || problems.length > 0) throw new ContentError(problems)
    stopAtUnfinished(content, project.root, isRelease)
    return { content, ...(await rendering.end()) }
  } finally {
    await rendering?.close()
  }
}

/** Stops at what visitors ask and do not find, and before a release at what is not filled in. */
function stopAtUnfinished(content: Content, root: string, isRelease: boolean): void {
  const unanswered = content.unanswered()
  if (unanswered.length > 0) throw new ContentError(unanswered)
  const unfinished = isRelease ? unfinishedIn(content, root) : []
  if (unfinished.length > 0) throw new ContentError(unfinished)
}

/** Everything that keeps the site from going live. */
function unfinishedIn({ facts, locate, files, unpromised }: Content, root: string): Problem[] {
  const file = files.get(privacyPage)
  const text = file && readText(root, file)
  return [
    ...releaseProblems(facts, locate, root),
    ...unpromisedProblems(unpromised),
    ...privacyProblems(facts, locate, { file: file ?? fileOfPage(root, privacyPage), text: text ?? '' }),
  ]
}

/** What there is to say about the security.txt of the last build, before it is replaced or the build stops. */
function staleSecurityTxt(dist: string): string | undefined {
  const file = join(dist, securityTxtPath)
  return existsSync(file) ? expiryWarning(readFileSync(file, 'utf8'), new Date()) : undefined
}

/** Removes what nobody needs any more. */
async function tidy({ places }: Project, own: string): Promise<void> {
  // The site before stands in it: a large one is removed by several threads.
  await rm(own, { recursive: true, force: true })
  removeLeftovers(places.work)
  for (const folder of [places.made, places.assets, places.pages]) removeUnused(folder)
}
