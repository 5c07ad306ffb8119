import { dataFiles } from '../content/dataFiles.ts'
import type { Facts } from '../content/facts.ts'
import { soon } from '../content/period.ts'
import type { Planned } from '../content/period.ts'
import type { PageReading, PageText } from './readPage.ts'
import { startOf } from './problems.ts'
import type { Place } from './problems.ts'
import type { Locate } from './yaml.ts'

/** Something that comes or goes by itself, and where that is written. */
interface Written extends Planned {
  place: () => Place
}

interface Sources {
  pages: readonly PageText[]
  partials: readonly PageReading[]
  facts?: Facts | undefined
  locate?: Locate | undefined
}

/** Everything with a first or a last day: pages, blocks and notices. */
export function plannedIn({ pages, partials, facts, locate }: Sources): Written[] {
  return [
    ...pages.flatMap(pageDates),
    ...[...pages, ...partials].flatMap(blockDates),
    ...(facts?.notices ?? []).map(({ title, from, until }, index) => ({
      what: `Mededeling "${title}"`,
      from,
      until,
      place: () => locate?.(['mededelingen', index]) ?? startOf(`content/${dataFiles.facts.name}`),
    })),
  ]
}

function pageDates({ path, frontmatter }: PageText): Written[] {
  if (!frontmatter?.ok || frontmatter.data.concept) return []
  const { data, locate } = frontmatter
  const { vanaf: from, tot: until } = data
  if (from === undefined && until === undefined) return []
  return [{ what: `Pagina ${path}`, from, until, place: () => locate([from === undefined ? 'tot' : 'vanaf']) }]
}

const blockDates = ({ file, dates }: PageReading): Written[] =>
  dates.map(({ name, from, until, line, column }) => ({
    what: `<${name}>`,
    from,
    until,
    place: () => ({ file, line, column }),
  }))

/** What appears or goes within 30 days, in words, for whoever has to build the site again then. */
export const plannedWords = (list: readonly Planned[], today: string): string[] =>
  soon(list, today).map(({ what, date, isStart }) => wordsOf(what, date, isStart))

/** One thing that comes or goes. */
export const wordsOf = (what: string, date: string, isStart: boolean): string =>
  isStart
    ? `${what} verschijnt op ${date}. Bouw de site dan opnieuw.`
    : `${what} verdwijnt na ${date}. Bouw de site de dag erna opnieuw.`
