import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import type { PreviewServer } from 'vite'
import type { TestProject } from 'vitest/node'
import { launchServer } from '../tools/browser.ts'
import { findBrowser } from '../tools/findBrowser.ts'
import { build, copyProject } from '../tools/projectCopy.ts'

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
    open('src/test/content'),
    open('content'),
  ])
  project.provide('browser', browser.wsEndpoint())
  project.provide('example', { root: example.root, origin: originOf(example.server) })
  project.provide('practice', { root: practice.root, origin: originOf(practice.server) })
  return async () => {
    await Promise.all([browser.close(), example.server.close(), practice.server.close()])
    for (const { root } of [example, practice]) rmSync(root, { recursive: true })
  }
}

/** Builds and serves a copy of the project with other content. */
async function open(content: string): Promise<{ root: string; server: PreviewServer }> {
  const root = copyProject(content)
  const { code, output } = await build(root)
  if (code !== 0) throw new Error(`De site van ${content} is niet gebouwd.\n${output}`)
  const server = await preview({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    preview: { port: 0, host: '127.0.0.1' },
  })
  return { root, server }
}

function originOf(server: PreviewServer): string {
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('De server voor de tests is niet gestart.')
  return `http://127.0.0.1:${address.port}`
}
