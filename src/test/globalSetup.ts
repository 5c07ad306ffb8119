import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { launchServer } from '../tools/browser.ts'
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
    /** Where the browser of this run listens. */
    browser: string
  }
}

/**
 * Builds the example and the practice's own site as `npm run build` does, each in a folder of its own, serves them as
 * `npm start` does, and starts the one browser of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, example, practice] = await Promise.all([
    launchServer(findBrowser()),
    serveBuilt(copyProject('src/test/content')),
    serveBuilt(copyProject('content')),
  ])
  project.provide('browser', browser.wsEndpoint())
  project.provide('example', { root: example.root, origin: example.origin })
  project.provide('practice', { root: practice.root, origin: practice.origin })
  return async () => {
    await Promise.all([browser.close(), example.close(), practice.close()])
    for (const { root } of [example, practice]) rmSync(root, { recursive: true })
  }
}
