import { codeVersion } from './code.ts'
import { hashOf } from '../store/hash.ts'
import { openMemory } from '../store/memory.ts'
import type { Memory } from '../store/memory.ts'
import { openAssets } from './assets/assetStore.ts'
import type { AssetStore } from './assets/assetStore.ts'
import { folders } from './paths.ts'
import type { Folders } from './paths.ts'

/** A project that is built or served, with what is kept of it between runs. */
export interface Project {
  root: string
  places: Folders
  memory: Memory
  assets: AssetStore
  /** Changes whenever the code that makes things does, or is compiled in another way. */
  version: string
  /** Changes whenever that code does: what is bundled of it is the same in every mode of Vite. */
  code: string
}

/**
 * @param root the project's folder
 * @param mode of Vite, which decides how code is compiled
 */
export function openProject(root: string, mode: string): Project {
  const places = folders(root)
  const code = codeVersion(root)
  const version = hashOf([code, mode])
  return {
    root,
    places,
    memory: openMemory(places.memory(mode), version),
    assets: openAssets(places.assets),
    version,
    code,
  }
}
