import type { z } from 'zod'
import type { DataFile } from '../content/dataFiles.ts'
import { given } from '../store/memory.ts'
import type { Memory } from '../store/memory.ts'
import type { Folder } from './files.ts'
import { perText } from './perText.ts'
import { startOf } from './problems.ts'
import { unreadable } from './unreadable.ts'
import { wholeFileProblem } from './wholeFile.ts'
import { locateIn, readYaml } from './yaml.ts'
import type { Reading } from './yaml.ts'

/** Reads a file of data, again only when its text has changed; a missing one is a mistake like any other. */
export const readData = <Schema extends z.ZodType>(
  { name, schema, otherwise }: DataFile<Schema>,
  texts: Folder['texts'],
  memory?: Memory,
) => readText(`content/${name}`, texts.get(name) ?? otherwise, schema, memory) as Reading<z.output<Schema>>

const readText = perText((file, text: string | undefined, schema: z.ZodType, memory?: Memory): Reading<unknown> => {
  if (text === undefined)
    return { ok: false, problems: [{ ...startOf(file), message: 'Dit bestand ontbreekt. Zet het terug.' }] }
  const [id, inputs] = [`yaml:${file}`, given(text)]
  const known = memory?.find<unknown>(id, inputs)
  const kept = known === undefined ? undefined : schema.safeParse(known)
  if (kept?.success)
    return { ok: true, data: kept.data, locate: locateIn(file, () => readYaml({ file, text }, schema)) }
  const whole = wholeFileProblem(file, text)
  if (whole) return { ok: false, problems: [whole] }
  const signs = unreadable(file, text)
  if (signs.length > 0) return { ok: false, problems: signs }
  const reading = readYaml({ file, text }, schema)
  if (reading.ok) memory?.keep(id, ['text'], inputs, reading.input)
  return reading
})
