import { z } from 'zod'

/**
 * A fact that only the owner knows: absent as long as nobody filled it in, which a release reports; `geen` when the
 * owner has decided that the site does not have it. In both cases its part of the page is left out.
 */
export const chosen = <Value extends z.ZodType>(schema: Value) =>
  z.preprocess((value) => (value === 'geen' ? null : value), schema.nullable()).optional()
