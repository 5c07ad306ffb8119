import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { headFont } from '../assets/shareImage.ts'
import type { Project } from '../project.ts'
import { bundleScripts, scriptsFile } from './bundle.ts'
import { finisherFile, keptFinisher } from './finisher.ts'
import { keptRenderer, rendererFile } from './renderer.ts'
import { isKept } from '../../store/files.ts'

/** In the environment of a build that only bundles code, for the one that began it. */
const sign = 'PRAKTIJK_CODE'

/** Code that is being bundled by a process of its own. */
interface Apart {
  /** Resolves when it is done, or has failed: who asks for the code then finds out why. */
  ended: Promise<unknown>
  stop: () => void
}

/**
 * Begins to bundle the code in a process of its own, unless it is kept: beside what reads the content, and with its end goes
 * a third of the memory of a build.
 */
export function bundleApart({ config: { root, mode } }: ViteBuilder, project: Project): Apart | undefined {
  const { places, code } = project
  if ([scriptsFile(project), rendererFile(places, code), finisherFile(places, code)].every(isKept)) return undefined
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--mode', mode], {
    cwd: root,
    env: { ...process.env, [sign]: mode },
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  return {
    ended: new Promise((resolve) => child.on('error', resolve).on('close', resolve)),
    stop: () => void child.kill(),
  }
}

/** Whether this is such a process. */
export const isApart = (): boolean => process.env[sign] !== undefined

/** What such a process does, for as long as there is another that waits for it. */
export async function bundleCode(builder: ViteBuilder, project: Project): Promise<void> {
  process.stdin.on('end', () => process.exit()).resume()
  const { places, code } = project
  // What is wrong with the code is told by who asks for it.
  await Promise.allSettled([
    bundleScripts(builder, project),
    keptRenderer(places, code),
    keptFinisher(places, code),
    headFont(places.made),
  ])
  process.stdin.destroy()
}
