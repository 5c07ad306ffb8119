import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import { browserOptions } from './browser.ts'

const message = z.object({
  id: z.number().optional(),
  result: z.unknown().optional(),
  error: z.unknown().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
})

/** A browser that is told what to do in its own protocol (Chrome DevTools protocol). */
interface Devtools {
  /** Sends a command, to a part of the browser when its session is given; throws what the browser refuses. */
  send: (method: string, params?: object, sessionId?: string) => Promise<unknown>
  /** Is called with what the browser tells by itself under that name. */
  on: (method: string, listener: (params: unknown) => void) => void
  close: () => void
}

/**
 * Starts a browser without Playwright, for the one thing that this turns off: a page that is prepared out of sight, which
 * the browser leaves out for who is attached to a page and not to its tab.
 */
export function devtools(executablePath: string): Devtools {
  const folder = mkdtempSync(join(tmpdir(), 'praktijk-'))
  const own = ['--headless', '--ignore-certificate-errors', '--remote-debugging-pipe', `--user-data-dir=${folder}`]
  const browser = spawn(executablePath, [...browserOptions(executablePath).args, ...own], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  const [to, from] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable]
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const listeners: [string, (params: unknown) => void][] = []
  let rest = ''
  from.setEncoding('utf8').on('data', (part: string) => {
    // Each message ends in a zero.
    const texts = (rest + part).split('\0')
    rest = texts.pop() ?? ''
    for (const { id, result, error, method, params } of texts.map((text) => message.parse(JSON.parse(text)))) {
      if (id === undefined) {
        for (const [name, listener] of listeners) if (name === method) listener(params)
        continue
      }
      const waits = waiting.get(id)
      waiting.delete(id)
      if (error) waits?.reject(new Error(JSON.stringify(error)))
      else waits?.resolve(result)
    }
  })
  let count = 0
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        count += 1
        waiting.set(count, { resolve, reject })
        to.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`)
      }),
    on: (method, listener) => void listeners.push([method, listener]),
    close: () => {
      browser.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
      // It stops when nobody can tell it anything any more.
      to.end()
    },
  }
}
