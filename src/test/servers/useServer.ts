import { afterAll, beforeAll } from 'vitest'
import type { RunningServer } from '../../tools/process.ts'

/** A server for the tests of a group: started before them, and stopped after them. */
export function useServer(start: () => Promise<RunningServer>): RunningServer {
  const server: RunningServer = { origin: '', root: '', stop: () => Promise.resolve() }
  beforeAll(async () => void Object.assign(server, await start()))
  afterAll(() => server.stop())
  return server
}
