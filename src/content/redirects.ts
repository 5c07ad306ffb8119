import { z } from 'zod'

/**
 * An address that the site once had, as servers look it up: in small letters, and without the endings that mean the
 * same page.
 */
export const oldAddress = z
  .string()
  .refine((path) => /^(?:\/[a-z0-9][a-z0-9._-]*)+$/.test(path) && !isOtherForm(path), {
    error: 'schrijf het adres zonder website, in kleine letters en zonder .html, zoals /oude-pagina.',
  })

const isOtherForm = (path: string): boolean => /(?:\.html|\/index)$/.test(path)

/** What content/omleidingen.yaml says: where each old address leads. */
export const redirectsSchema = z.record(
  z.string(),
  z.string({ error: 'schrijf achter de dubbele punt het adres van een pagina, zoals /massage.' }),
)
