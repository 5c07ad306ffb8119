import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** What stays behind: packages, other content, and what builds and tools have made. */
const outside = ['node_modules', 'content', 'dist', 'shots', '.git', '.cache', '.hosting', 'webmap']
/** What has been made before: fonts, photos and compressed files, by the fingerprint of what they are made of, and the settings. */
const kept = 'node_modules/.cache/praktijk'
const [made, settings] = [`${kept}/made`, `${kept}/settings`]

/**
 * Copies the project to a folder of its own, where it may be built and broken: a developer's dist/ is never touched.
 * @param content the folder whose pages and facts the copy gets as `content/`
 * @param isFresh whether nothing may be known of what has been made before
 * @returns the folder; whoever asks for it removes it
 */
export function copyProject(content: string, { isFresh = false } = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'praktijk met spatie-'))
  for (const name of readdirSync('.').filter((entry) => !outside.includes(entry))) {
    cpSync(name, join(root, name), { recursive: true })
  }
  cpSync(content, join(root, 'content'), { recursive: true })
  // The packages are the same, and so is what has been made; the rest of the cache is its own.
  mkdirSync(join(root, kept), { recursive: true })
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(?!bin$|package-lock\.json$)/.test(entry))) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))
  }
  if (isFresh) return root
  mkdirSync(made, { recursive: true })
  symlinkSync(join(process.cwd(), made), join(root, made))
  const latest = latestIn(settings)
  if (latest !== undefined) cpSync(join(settings, latest), join(root, settings, latest))
  return root
}

/** The file that was written last: those of other code, 3.4 MB each, would fill a small disk. */
const latestIn = (folder: string): string | undefined =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((one, other) => statSync(join(folder, one)).mtimeMs - statSync(join(folder, other)).mtimeMs)
        .at(-1)
    : undefined

/** What Vite runs with in a copy, as for a person: without what Vitest says. */
function viteEnv(): NodeJS.ProcessEnv {
  // Vitest says "test", with which React and Emotion would be built as for development.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return env
}

/** How a run of the build ended. */
export interface Outcome {
  /** Nothing when it was killed. */
  code: number | null
  output: string
}

/**
 * Runs `vite build` in a copy of the project, as a person would.
 * @param args more words on the command line
 * @param more variables of the environment
 * @param power ends it at once, as a power cut would
 */
export function build(
  root: string,
  args: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
  power?: AbortSignal,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/tools/vite.js', 'build', ...args], {
      cwd: root,
      env: { ...viteEnv(), NO_COLOR: '1', FORCE_COLOR: '0', ...more },
      ...(power && { signal: power, killSignal: 'SIGKILL' as const }),
    })
    // That it was ended is told by `close`, with no code.
    child.on('error', () => {})
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    child.stderr.on('data', (data) => (output += String(data)))
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** A dev server that runs in a process of its own. */
interface DevProcess {
  /** What it says; somebody has to read it. */
  stdout: Readable
  /** Resolves with what stopped it, when it has stopped. */
  ended: Promise<string>
  /** Resolves when it has written its last, so that its folder may go. */
  stop: () => Promise<void>
}

/** Starts the dev server of a project on a port of loopback, as a person would. */
export function startDev(root: string, port: number): DevProcess {
  const vite = ['src/tools/vite.js', '--port', String(port), '--strictPort', '--host', '127.0.0.1']
  const child = spawn(process.execPath, vite, { cwd: root, env: viteEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  // A stack is longer than what a process says about content, and comes last.
  let last = ''
  child.stderr.on('data', (words: Buffer) => (last = `${last}${words.toString()}`.slice(-4000)))
  const ended = new Promise<string>((resolve) => child.once('close', () => resolve(last)))
  const stop = async () => {
    child.kill()
    await ended
  }
  return { stdout: child.stdout, ended, stop }
}
