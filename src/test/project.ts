import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { listFiles } from '../check/files.ts'
import { copyExample } from './example.ts'

/** How a run of the build ended. */
interface Outcome {
  /** Nothing when it was killed. */
  code: number | null
  output: string
}

/** A copy of the project for a test file, with the example as its content, that may be broken and built at will. */
export function copyProject() {
  const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
  afterAll(() => {
    rmSync(root, { recursive: true })
  })
  const outside = ['node_modules', 'dist', '.git', '.hosting', '.cache', 'content']
  for (const name of readdirSync('.').filter((entry) => !outside.includes(entry))) {
    cpSync(name, join(root, name), { recursive: true })
  }
  copyExample(root)
  // The packages are the same; the cache is its own.
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((entry) => !/^\.(?!bin$)/.test(entry))) {
    symlinkSync(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name))
  }
  // Fonts, photos and compressed files that have been made before, by the fingerprint of what they are made of.
  const made = 'node_modules/.cache/praktijk/made'
  if (existsSync(made)) cpSync(made, join(root, made), { recursive: true })
  const dist = join(root, 'dist')
  return {
    root,
    dist,
    build: (args: string[] = [], killAfter?: number) => build(root, args, killAfter),
    /** Every file of dist/ with a fingerprint of its bytes. */
    snapshot: (): Record<string, string> =>
      existsSync(dist)
        ? Object.fromEntries(listFiles(dist).map((file) => [file, fingerprint(readFileSync(join(dist, file)))]))
        : {},
    /** Replaces a text that a file must hold. */
    change(file: string, part: string, other: string): void {
      const text = readFileSync(join(root, file), 'utf8')
      if (!text.includes(part)) throw new Error(`${file} does not hold ${part}`)
      writeFileSync(join(root, file), text.replace(part, other))
    },
    /** Takes back every change of the content. */
    undo: () => copyExample(root),
  }
}

const fingerprint = (data: Buffer): string => createHash('sha256').update(data).digest('hex')

/** Runs `vite build` in a folder; kills it after some milliseconds when asked to. */
function build(root: string, args: string[], killAfter?: number): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args], {
      cwd: root,
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' },
    })
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    child.stderr.on('data', (data) => (output += String(data)))
    const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output })
    })
  })
}
