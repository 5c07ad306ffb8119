import { Agent, get } from 'node:http'
import { readTable } from '../hosting/tableFile.ts'
import { nginxProgram, startNginx } from './nginx.ts'

const connections = 64
/** How long the load lasts, in milliseconds. */
const duration = 30_000

/** Serves the built site with nginx on loopback, asks for its pages over many connections and prints how that went. */
async function load(): Promise<void> {
  if (!nginxProgram) throw new Error('Installeer nginx om de belasting te meten.')
  const table = readTable('dist')
  const server = await startNginx(table, 'dist')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const targets = [...table.pages.keys(), ...table.files.keys(), '/bestaat-niet']
  const end = Date.now() + duration
  const times: number[] = []
  let errors = 0
  const visit = async (first: number): Promise<void> => {
    for (let index = first; Date.now() < end; index += connections) {
      const target = targets[index % targets.length] ?? '/'
      const start = performance.now()
      const status = await statusOf(server.origin + target, agent)
      times.push(performance.now() - start)
      if (status !== (target === '/bestaat-niet' ? 404 : 200)) errors += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => visit(index)))
  agent.destroy()
  await server.stop()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) => `${(sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)} ms`
  console.log(
    `${times.length} antwoorden in ${duration / 1000} s over ${connections} verbindingen, ${errors} fout; ` +
      `helft binnen ${at(0.5)}, 99% binnen ${at(0.99)}, langste ${at(1)}.`,
  )
  if (errors > 0) process.exitCode = 1
}

/** The status of an answer that came in whole; 0 when it did not. */
const statusOf = (url: string, agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      response.resume().on('end', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    }).on('error', () => resolve(0))
  })

await load()
