import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from './listen.ts'

/** A web server that a test started on loopback. */
export interface RunningServer {
  /** Where it answers, without trailing slash. */
  origin: string
  /** The folder that it serves. */
  root: string
  stop: () => Promise<void>
}

/** Where servers stand on systems that don't name it in PATH. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** The path of a program of the system, by the first of its names that is found; nothing when it isn't installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...serverFolders]
  return names
    .flatMap((name) => folders.flatMap((folder) => [join(folder, name), join(folder, `${name}.exe`)]))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}

/** A folder for one server, with a copy of the built site in `site/` that the server's own user may read. */
export function serverFolder(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'praktijk-'))
  chmodSync(folder, 0o755)
  cpSync(dist, join(folder, 'site'), { recursive: true, preserveTimestamps: true })
  return folder
}

/** A port on loopback that nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * Starts a server in the foreground and waits until it answers on its port; stopping it removes its folder.
 * Throws with what the server printed when it stops by itself.
 */
export async function startServer(
  command: string,
  args: string[],
  port: number,
  folder: string,
): Promise<RunningServer> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answersOn(port))) {
    if (child.exitCode !== null) throw new Error(`${command} is gestopt:\n${printed}`)
    await wait(25)
  }
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin: `http://127.0.0.1:${port}`, root: join(folder, 'site'), stop }
}

const answersOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
