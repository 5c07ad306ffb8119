import { breakpoint } from './tokens.ts'

/** Conditions for the `sizes` of a photo (HTML), by the name of the breakpoint from where it has another width. */
export const fromWidth = Object.fromEntries(
  Object.entries(breakpoint).map(([name, pixels]) => [name, `(min-width:${pixels}px)`]),
) as Record<keyof typeof breakpoint, string>
