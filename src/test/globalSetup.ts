import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { keptSettings } from '../make/bundledSettings.ts'
import { findBrowser } from '../tools/findBrowser.ts'
import { copyProject } from '../tools/projectCopy.ts'
import { serveBuilt } from './serveBuilt.ts'

/** A site that was built for this run. */
interface SiteOfRun {
  /** The copy of the project it was built in. */
  root: string
  /** Where it is served, without trailing slash. */
  origin: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The site of the example, which most tests look at. */
    example: SiteOfRun
    /** The site of the practice, for what was promised about it. */
    practice: SiteOfRun
  }
}

/**
 * Builds the example and the practice's own site as `npm run build` does, each in a folder of its own, and serves them
 * as `npm start` does.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Installs one where there is none, before two processes look for it at once.
  findBrowser()
  // Both copies have the code of the project, and so its settings.
  keptSettings(process.cwd())
  const [example, practice] = await Promise.all([
    serveBuilt(copyProject('src/test/content')),
    serveBuilt(copyProject('content')),
  ])
  project.provide('example', { root: example.root, origin: example.origin })
  project.provide('practice', { root: practice.root, origin: practice.origin })
  return async () => {
    await Promise.all([example.close(), practice.close()])
    for (const { root } of [example, practice]) rmSync(root, { recursive: true })
  }
}
