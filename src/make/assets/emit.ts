import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { fingerprint } from '../../store/made.ts'

/**
 * Puts a file that the build made where the browser finds it, and gives its address.
 * @param devFolder the folder that the dev server reads from; without it the file becomes part of the build
 */
export function emit(
  context: Rolldown.PluginContext,
  devFolder: string | undefined,
  name: string,
  data: Uint8Array,
): string {
  const [base = '', extension = ''] = [name.replace(/\.\w+$/, ''), name.split('.').at(-1)]
  const fileName = `${base}-${fingerprint(data)}.${extension}`
  if (devFolder === undefined) {
    context.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source: data })
    return `/assets/${fileName}`
  }
  mkdirSync(devFolder, { recursive: true })
  writeFileSync(join(devFolder, fileName), data)
  return `/@fs${join(devFolder, fileName)}`
}
