import type { Position } from 'unist'
import type { Known } from './known.ts'
import type { Place } from './problems.ts'
import type { Prose } from './prose.ts'
import type { PageReading } from './readPage.ts'
import type { Site } from './site.ts'

/** Takes down a mistake at a place, or at a part of the Markdown of the text that is judged. */
export type Report = (where: Place | { position?: Position | undefined }, message: string) => void

/**
 * A rule about one text: a page, or a text that pages share. It looks at the rest of the site only by asking `known`,
 * because a text is judged again only when it or the answer to one of its questions has changed.
 */
export type TextRule = (text: PageReading, report: Report, known: Known) => void

/** A rule about the site as a whole; every site rule is applied at every check, so it goes over the pages once. */
export type SiteRule = (site: Site, report: (place: Place, message: string) => void) => void

/** A rule about the language of one piece of text; it reports at an offset in that text. */
export type ProseRule = (piece: Prose, report: (offset: number, message: string) => void) => void
