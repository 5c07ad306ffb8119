import { createBuilder, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../tools/findBrowser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without trailing slash. */
    origin: string
    /** Path of the browser that the tests drive. */
    browser: string
  }
}

/** Builds the site as `npm run build` does, serves it as `npm start` does, and finds a browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = findBrowser()
  const { NODE_ENV } = process.env
  // Vitest says "test", with which React and Emotion would be built as for development.
  process.env['NODE_ENV'] = 'production'
  const builder = await createBuilder({ logLevel: 'warn' }, null)
  await builder.buildApp()
  process.env['NODE_ENV'] = NODE_ENV
  const server = await preview({ logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || !address) throw new Error('De server voor de tests is niet gestart.')
  project.provide('origin', `http://127.0.0.1:${address.port}`)
  project.provide('browser', browser)
  return () => server.close()
}
