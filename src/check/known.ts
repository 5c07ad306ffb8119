import { whyAbsent } from './absent.ts'
import { exerciseAnchor, sharedText } from '../content/addresses.ts'
import type { Facts } from '../content/facts.ts'
import { isTownVersion } from '../content/frontmatter.ts'
import type { Interval } from '../content/hours.ts'
import { literalsOf } from '../content/literals.ts'
import type { Literal } from '../content/literals.ts'
import { once } from '../content/once.ts'
import type { Places } from '../content/places.ts'
import { blockAnchors } from '../content/vocabulary.ts'
import type { PageReading } from './readPage.ts'
import type { Redirect } from './redirects.ts'
import { frontmatterText } from './splitText.ts'

/**
 * What a text may ask about the rest of the site. The questions are small and their answers plain data, so that it can
 * be written down what a text asked ({@link noted}) and asked again later ({@link answerTo}).
 */
export interface Known {
  hasPage(path: string): boolean
  /** Where an old address leads now; nothing for an address that leads nowhere else. */
  movedTo(path: string): string | undefined
  /** The new page that has the headings of a page that is gone; nothing for any other address. */
  replacedBy(path: string): string | undefined
  /** Whether public/ has a file at this address, such as `/folder.pdf`. */
  hasFile(address: string): boolean
  hasPicture(name: string): boolean
  /** Whether content/beelden.yaml says what a picture shows; of every picture when that cannot be read. */
  isDescribed(name: string): boolean
  /** Whether photos may come from this host; every host may when the facts cannot be read. */
  isPictureHost(host: string): boolean
  /** Whether a host is that of the site itself. */
  isOwnHost(host: string): boolean
  /** All that a link can lead to on a page; nothing when that cannot be known. */
  anchorsOf(path: string): readonly string[] | undefined
  /** The ids that a block gives to what it makes; nothing when they cannot be known. */
  anchorsOfBlock(name: string): readonly string[] | undefined
  /** How many pages of a kind there are; nothing when a page cannot be read. */
  countOf(kind: string): number | undefined
  /** The ids of the locations; nothing when the facts cannot be read. */
  towns(): readonly string[] | undefined
  /** The towns, and the word for the region. */
  places(): readonly string[] | undefined
  /** The names of the facts that writers added; nothing when the facts cannot be read. */
  ownFacts(): readonly string[] | undefined
  /** The names of the exercises; nothing when their file cannot be read. */
  exercises(): readonly string[] | undefined
  /** The facts that texts name instead of typing them over; nothing when the facts cannot be read. */
  literals(): readonly Literal[] | undefined
  /** The hours of a day of the week at each location that is open then; nothing when the facts cannot be read. */
  hoursOn(day: string): readonly Interval[] | undefined
  /** All addresses, for "did you mean"; the same holds for the two below. */
  pages(): readonly string[]
  files(): readonly string[]
  pictures(): readonly string[]
}

/** What there is to know. */
interface Sources {
  pages: readonly PageReading[]
  partials: readonly PageReading[]
  /** The addresses of the files in public/. */
  files: readonly string[]
  /** The names of the pictures. */
  pictures: readonly string[]
  /** The names of those that are described; absent when that file is broken. */
  described?: readonly string[] | undefined
  /** Old addresses and where they lead. */
  redirects?: readonly Redirect[]
  /** Tells which page took the place of one that is gone. */
  replacedBy?: (path: string) => string | undefined
  /** Absent when praktijk.yaml is broken. */
  facts?: Facts | undefined
  /** Absent when not even the places in it can be read. */
  places?: Places | undefined
  /** The names of the exercises; absent when their file is broken. */
  exercises?: readonly string[] | undefined
  /** The day, as `YYYY-MM-DD`: pages that are not there on it are not counted. Without it all of them are. */
  today?: string
}

/** Answers the questions of texts; each list is made into a set once. */
export function knownOf({
  pages,
  partials,
  files,
  pictures,
  described,
  redirects = [],
  replacedBy = () => undefined,
  facts,
  places,
  exercises,
  today,
}: Sources): Known {
  const byPath = new Map(pages.flatMap((page) => (page.path === undefined ? [] : [[page.path, page]])))
  const fileSet = new Set(files)
  const pictureSet = new Set(pictures)
  const describedSet = described && new Set(described)
  const paths = [...byPath.keys()]
  const moved = new Map(redirects.map(({ from, to }) => [from, to]))
  const kinds = once(() =>
    countKinds(today === undefined ? pages : pages.filter((page) => whyAbsent(page, today) === undefined)),
  )
  const literals = once(() => facts && literalsOf(facts))
  const shared = partials.find(({ file }) => file === `content/${sharedText}`)
  const ofBlocks = blockAnchors({ towns: places?.towns, sharedText: shared?.headings.map(({ id }) => id) })
  const anchorsOfBlock = (name: string) => (ofBlocks.has(name) ? ofBlocks.get(name) : [])
  return {
    hasPage: (path) => byPath.has(path),
    movedTo: (path) => moved.get(path),
    replacedBy,
    hasFile: (address) => fileSet.has(address),
    hasPicture: (name) => pictureSet.has(name),
    isDescribed: (name) => describedSet?.has(name) ?? true,
    isPictureHost: (host) => facts?.pictureHosts.includes(host) ?? true,
    isOwnHost: (host) => facts !== undefined && bare(host) === bare(new URL(facts.origin).host),
    anchorsOf(path) {
      const page = byPath.get(path)
      if (!page?.isReadable) return undefined
      const lists = [page.headings.map(({ id }) => id), ...page.blocks.map(anchorsOfBlock), exercisesOf(page)]
      return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? [])
    },
    anchorsOfBlock,
    countOf: (kind) => kinds().get(kind),
    towns: () => places?.towns,
    places: () => places && [...places.towns, places.region],
    ownFacts: () => facts && Object.keys(facts.own),
    exercises: () => exercises,
    literals: () => literals(),
    hoursOn: (day) => facts?.locations.flatMap(({ hours }) => new Map(Object.entries(hours)).get(day) ?? []),
    pages: () => paths,
    files: () => files,
    pictures: () => pictures,
  }
}

/** How many pages there are of each kind, each service once; none is known while a page cannot be read. */
function countKinds(pages: readonly PageReading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { frontmatter } of pages) {
    if (!frontmatter?.ok) return new Map()
    if (isTownVersion(frontmatter.data)) continue
    counts.set(frontmatter.data.kind, (counts.get(frontmatter.data.kind) ?? 0) + 1)
  }
  return counts
}

/** The ids of the exercises that a page shows; nothing when they cannot be read. */
function exercisesOf({ frontmatter, source }: PageReading): readonly string[] | undefined {
  if (!frontmatter?.ok) return /^exercises:/m.test(frontmatterText(source) ?? '') ? undefined : []
  return frontmatter.data.kind === 'klacht' ? (frontmatter.data.exercises ?? []).map(exerciseAnchor) : []
}

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '')

/** The same answers, while each question is written down: `hasPage:/contact`. */
export const noted = (known: Known, note: (question: string) => void): Known =>
  new Proxy(known, {
    get:
      (_, name) =>
      (about = '') => {
        const question = `${String(name)}:${about}`
        note(question)
        return answerTo(known, question)
      },
  })

/** What a question that was written down is answered with now. */
export function answerTo(known: Known, question: string): unknown {
  const end = question.indexOf(':')
  const name = question.slice(0, end)
  return isQuestion(known, name) ? known[name](question.slice(end + 1)) : undefined
}

const isQuestion = (known: Known, name: string): name is keyof Known => Object.hasOwn(known, name)
