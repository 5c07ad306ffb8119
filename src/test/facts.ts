import { example } from './example.ts'

/** The facts of the practice, as the pages of the example show them. */
export const { facts } = example
