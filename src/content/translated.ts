import { z } from 'zod'

/** The fields of a block: what a writer calls each one, its name in the code, and what may stand there. */
export type Fields = Readonly<Record<string, readonly [name: string, schema: z.ZodType]>>
type Dutch<F extends Fields> = { -readonly [Key in keyof F]: F[Key][1] }
type English<F extends Fields> = Loose<{ [Key in keyof F as F[Key][0]]: z.output<F[Key][1]> }>
/** What may be absent need not be named. */
type Loose<Block> = {
  [Key in keyof Block as undefined extends Block[Key] ? never : Key]: Block[Key]
} & { [Key in keyof Block as undefined extends Block[Key] ? Key : never]?: Block[Key] }

/** The schema of a block with Dutch keys, for the writer in, and English names, for the code out. */
export function translated<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields)
  const shape = Object.fromEntries(entries.map(([dutch, [, schema]]) => [dutch, schema])) as Dutch<F>
  return z.strictObject(shape).transform((block: Record<string, unknown>) => {
    return Object.fromEntries(entries.map(([dutch, [english]]) => [english, block[dutch]])) as English<F>
  })
}
