import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '../../check/check.ts'
import { diskOf } from '../../check/disk.ts'
import { readPageFiles, readText } from '../../check/files.ts'
import { reviewedOn } from '../../check/reviewed.ts'
import { dataFiles } from '../../content/dataFiles.ts'
import { openSearch } from '../../content/search/engine.ts'
import type { SearchFile } from '../../content/search/engine.ts'
import type { SearchQuestion } from '../../content/searchQuestions.ts'
import { dataOr } from '../../check/yaml.ts'
import { openProject } from '../../make/project.ts'
import { readBuilt } from '../../review/readBuilt.ts'
import type { BuiltSite } from '../../review/readBuilt.ts'
import type { BuiltSide } from './build.ts'

/** The questions of visitors that a site keeps, or none. */
export function questionsOf(root: string): readonly SearchQuestion[] {
  return dataOr(checkContent(root).questions, [])
}

/** All that is compared of a site: what was built, its facts, and what it answers to questions. */
export function readSide({ root, dist }: BuiltSide, questions: readonly SearchQuestion[]): BuiltSite {
  return {
    ...readBuilt(dist),
    facts: diskOf(root).read(dataFiles.facts.name) ?? '',
    answers: answersOf(dist, questions),
  }
}

/** What the search file of a built site finds; nothing when it was written for other code. */
function answersOf(dist: string, questions: readonly SearchQuestion[]): Map<string, string[]> {
  const assets = join(dist, 'assets')
  const name = readdirSync(assets).find((file) => /^zoekindex-.*\.json$/.test(file))
  if (name === undefined) return new Map()
  try {
    const find = openSearch(JSON.parse(readFileSync(join(assets, name), 'utf8')) as SearchFile)
    return new Map(questions.map(({ query }) => [query, find(query).map(({ page: [path] }) => path)]))
  } catch {
    return new Map()
  }
}

/** What the checks say of the new content and did not say of the old, by the address of the page. */
export function newFindings(before: string, after: string): Map<string, string[]> {
  const known = new Set(problemsOf(before).map(({ path, message }) => `${path} ${message}`))
  const found = new Map<string, string[]>()
  for (const { path, message } of problemsOf(after)) {
    if (!known.has(`${path} ${message}`)) found.set(path, [...(found.get(path) ?? []), message])
  }
  return found
}

function problemsOf(root: string) {
  const paths = new Map(readPageFiles(root).map(({ file, path }) => [file, path]))
  // The build has judged each text just before.
  const { problems, warnings } = checkContent(root, openProject(root, 'production').memory)
  return [...problems, ...warnings].map(({ file, message }) => ({ path: paths.get(file) ?? file, message }))
}

/** Pages that somebody looked over on the same day before and after: a change since then was not looked over. */
export function reviewedBefore(before: string, after: string): Map<string, string> {
  const [old, now] = [daysOf(before), daysOf(after)]
  return new Map([...now].filter(([path, day]) => old.get(path) === day))
}

function daysOf(root: string): Map<string, string> {
  return new Map(
    readPageFiles(root).flatMap(({ path, file }) => {
      const day = reviewedOn(readText(root, file))
      return day === undefined ? [] : [[path, day] as const]
    }),
  )
}
