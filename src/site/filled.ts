import { upcoming } from '../content/exceptions.ts'
import { isOn, isOnDays } from '../content/period.ts'
import type { Facts } from '../content/facts.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { onceFor, withLater } from '../content/once.ts'
import { fillIn, placeholdersFor } from '../content/placeholders.ts'
import type { Placeholders } from '../content/placeholders.ts'
import type { PageData, PageHeading } from './page.ts'

/** A page as its file has it: checked, its facts not yet filled in. */
export interface WrittenPage {
  path: string
  frontmatter: Frontmatter
  readonly headings: PageHeading[]
  /** Those of its words to search by that stand in it. */
  readonly mentioned: readonly string[]
}

/** The facts of a day, and what fills them in. */
interface Filler {
  facts: Facts
  /** What texts may name: of the region, or of a town when a page is about one. */
  placeholders: (city?: string) => Placeholders
  /** The page with its facts; the same for as long as it was not read anew. */
  fill: (page: WrittenPage) => PageData
}

const fillers = new WeakMap<Facts, Map<string, Filler>>()

/**
 * What fills in the facts; made once for as long as the facts are the same.
 * @param today as `YYYY-MM-DD`: other hours on a day that has passed are left out, and notices and headings for another day
 */
export function factsOn(today: string, written: Facts): Filler {
  const ofDays = onceFor(fillers, written, () => new Map<string, Filler>())
  return onceFor(ofDays, today, () => fillerOf(factsAt(today, written), today))
}

const factsAt = (today: string, written: Facts): Facts => ({
  ...written,
  exceptions: upcoming(written.exceptions, today),
  notices: written.notices.filter((notice) => isOn(notice, today)),
})

function fillerOf(facts: Facts, today: string): Filler {
  const ofTowns = new Map<string | undefined, Placeholders>()
  const placeholders = (city?: string): Placeholders => onceFor(ofTowns, city, () => placeholdersFor(facts, city))
  const pages = new WeakMap<WrittenPage, PageData>()
  return {
    facts,
    placeholders,
    fill: (page) => onceFor(pages, page, () => filledIn(page, placeholders(page.frontmatter.city), today)),
  }
}

const filledIn = (page: WrittenPage, placeholders: Placeholders, today: string): PageData =>
  withLater(
    { path: page.path, frontmatter: fillIn(page.frontmatter, placeholders), placeholders },
    {
      headings: () =>
        fillIn(
          page.headings.filter(({ days }) => isOnDays(days, today)),
          placeholders,
        ),
    },
  )
