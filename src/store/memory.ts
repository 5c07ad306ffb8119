import { readFileSync } from 'node:fs'
import { once } from '../content/once.ts'
import { writeWhole } from './files.ts'
import { hashOf } from './hash.ts'

/** A result, with the name of each input that was asked for and the hash of what it was then. */
interface Entry {
  asked: Record<string, string>
  value: unknown
}

/** Tells the hash that an input has now. */
export type Inputs = (name: string) => string

/** The results of earlier runs by their names; a result counts for as long as all that it asked for is the same. */
export type Memory = ReturnType<typeof openMemory>

/**
 * Opens the results that are kept in a file, once one is asked for; a file that cannot be read, or that other code wrote,
 * counts as empty.
 * @param file without it results are kept for this run only
 * @param version changes whenever the code that makes results does
 */
export function openMemory(file?: string, version = '') {
  let opened: Map<string, Entry> | undefined
  const entries = () => (opened ??= file === undefined ? new Map<string, Entry>() : read(file, version))
  const used = new Set<string>()
  let isChanged = false
  /** A kept result that still counts, without making it. */
  function find<Value>(id: string, inputs: Inputs): Value | undefined {
    const entry = entries().get(id)
    if (!entry || !Object.entries(entry.asked).every(([name, hash]) => inputs(name) === hash)) return undefined
    used.add(id)
    return entry.value as Value
  }
  /** Keeps a result that was made of these inputs. */
  function keep(id: string, asked: Iterable<string>, inputs: Inputs, value: unknown): void {
    entries().set(id, { asked: Object.fromEntries([...asked].map((name) => [name, inputs(name)])), value })
    used.add(id)
    isChanged = true
  }
  /**
   * Gives a kept result, or makes and keeps it.
   * @param id names the result, such as `page:/contact`
   * @param inputs what may be asked for
   * @param make asks for each input by its name before it uses it; its result must be what JSON can hold
   */
  function recall<Value>(id: string, inputs: Inputs, make: (ask: (name: string) => void) => Value): Value {
    const known = find<Value>(id, inputs)
    if (known !== undefined) return known
    const asked = new Set<string>()
    const value = make((name) => asked.add(name))
    keep(id, asked, inputs, value)
    return value
  }
  /**
   * Writes the results for the next run.
   * @param isWhole whether all that there is was asked for, so that what was not is of no use any more
   */
  function save(isWhole: boolean): void {
    const kept = [...entries()].filter(([id]) => !isWhole || used.has(id))
    if (file !== undefined && (isChanged || kept.length < entries().size)) writeWhole(file, written(version, kept))
  }
  /** {@link recall} of what is made of things at hand alone. */
  const recallOf = <Value>(id: string, of: unknown, make: () => Value): Value =>
    recall(id, given(of), (ask) => {
      ask('all')
      return make()
    })
  return { find, keep, recall, recallOf, save }
}

/** Entries that are written at once: those of a large site are too many megabytes for one text. */
const atOnce = 200

function* written(version: string, entries: readonly [string, Entry][]): Generator<string> {
  yield `{"version":${JSON.stringify(version)},"entries":[`
  for (let start = 0; start < entries.length; start += atOnce)
    yield (start === 0 ? '' : ',') + JSON.stringify(entries.slice(start, start + atOnce)).slice(1, -1)
  yield ']}'
}

function read(file: string, version: string): Map<string, Entry> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { version: string; entries: [string, Entry][] }
    return new Map(kept.version === version ? kept.entries : [])
  } catch {
    return new Map()
  }
}

/** Things at hand as all that may be asked for. */
export const given = (of: unknown): Inputs => once(() => hashOf(of))
