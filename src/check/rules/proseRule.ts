import type { Prose } from '../prose.ts'

/** A rule about the language of one piece of text; it reports at an offset in that text. */
export type ProseRule = (piece: Prose, report: (offset: number, message: string) => void) => void
