import { join } from 'node:path'
import { literally } from '../../content/literally.ts'
import { fingerprint } from '../../store/hash.ts'
import { isKept, readKept, writeWhole } from '../../store/files.ts'
import type { Memory } from '../../store/memory.ts'

/** Where pages find made files: the same address in dev and in the build. */
export const assetAddress = (name: string): string => `/assets/${name}`

/** The files that pages refer to by an address with a fingerprint, kept until nothing uses them any more. */
export interface AssetStore {
  /** Puts a file in the store under its name with a fingerprint of its bytes, and gives its address. */
  add: (name: string, data: string | Uint8Array) => string
  /** Tells how to make the file of an address, when somebody asks for it. */
  promise: (address: string, make: () => Promise<Uint8Array>) => void
  /** Whether there is a file for an address, or a promise of it. */
  has: (address: string) => boolean
  /** The file of an address; nothing when there is none. */
  read: (address: string) => Promise<Uint8Array | undefined>
  /** Tells, from now on, which files are being made, each time that one begins or ends. */
  watch: (tell: (addresses: readonly string[]) => void) => void
}

/** @param folder where the files are kept */
export function openAssets(folder: string): AssetStore {
  const makers = new Map<string, () => Promise<Uint8Array>>()
  const making = new Map<string, Promise<Uint8Array>>()
  /** Found before, and marked as used by that. */
  const found = new Set<string>()
  let tell: (addresses: readonly string[]) => void = () => {}
  const fileOf = (address: string) => join(folder, address.replace(/^\/assets\//, ''))
  return {
    add(name, data) {
      const address = assetAddress(name.replace(/(\.\w+)$/, `-${fingerprint(data)}$1`))
      if (!isKept(fileOf(address))) writeWhole(fileOf(address), data)
      return address
    },
    promise: (address, make) => makers.set(address, make),
    has(address) {
      const isThere = makers.has(address) || found.has(address) || isKept(fileOf(address))
      if (isThere) found.add(address)
      return isThere
    },
    async read(address) {
      if (!/^\/assets\/[\w.-]+$/.test(address)) return undefined
      const kept = readKept(fileOf(address))
      if (kept) return kept
      const [begun, make] = [making.get(address), makers.get(address)]
      if (begun || !make) return begun
      const made = make()
      making.set(address, made)
      tell([...making.keys()])
      try {
        const data = await made
        writeWhole(fileOf(address), data)
        return data
      } finally {
        making.delete(address)
        tell([...making.keys()])
      }
    },
    watch(listener) {
      tell = listener
    },
  }
}

/**
 * Puts a file in the store, made again only when what it is made of is another, and gives its address.
 * @param of all that it is made of
 */
export function addOnce(
  { assets, memory }: { assets: AssetStore; memory: Memory },
  name: string,
  of: readonly unknown[],
  make: () => string,
): string {
  const address = memory.recallOf(`asset:${name}`, of, () => assets.add(name, make()))
  // The file may have been thrown away since.
  assets.promise(address, async () => Buffer.from(make()))
  return address
}

/**
 * Every made file that a text refers to, by its address; as copies, since V8 keeps all of a text for a part of it.
 * @param origin of the site, where the text may name it: the same address on another one is no file of ours
 */
export function assetsIn(text: string, origin = ''): string[] {
  const own = new RegExp(`(?<![\\w:/.%~-])(?:${literally(origin)})?(/assets/[\\w.-]+\\.\\w+)`, 'g')
  return structuredClone([...new Set([...text.matchAll(own)].flatMap(([, address]) => address ?? []))])
}
