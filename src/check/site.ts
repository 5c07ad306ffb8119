import { isDraft } from './absent.ts'
import { thisMoment } from './moment.ts'
import type { Copy } from '../content/copy.ts'
import { dataFiles } from '../content/dataFiles.ts'
import { dutchDay } from '../content/exceptions.ts'
import type { Exercises } from '../content/exercises.ts'
import type { Facts } from '../content/facts.ts'
import { meantName } from '../content/fileKinds.ts'
import { isPage, isPartial } from '../content/pageFile.ts'
import type { Descriptions } from '../content/pictures.ts'
import { placesSchema, regionWord } from '../content/places.ts'
import type { Places } from '../content/places.ts'
import type { SearchQuestion } from '../content/searchQuestions.ts'
import type { Folder } from './files.ts'
import type { Memory } from '../store/memory.ts'
import { knownOf } from './known.ts'
import type { Known } from './known.ts'
import type { Problem } from './problems.ts'
import { promisesFile, successors } from './promises.ts'
import type { Sources as Promises } from './promises.ts'
import { readData } from './readData.ts'
import { isPageText, readPage } from './readPage.ts'
import type { PageReading, PageText } from './readPage.ts'
import { redirectsOf } from './redirects.ts'
import type { Redirect } from './redirects.ts'
import type { Reading } from './yaml.ts'

const pictureFolder = '_beelden/'

/** Everything in content/ and public/, read and not yet judged. */
export interface Site {
  folder: Folder
  /** The pages with their frontmatter and headings, those with mistakes too. */
  pages: readonly PageText[]
  /** The texts that pages share. */
  partials: readonly PageReading[]
  facts: Reading<Facts>
  copy: Reading<Copy>
  /** Empty when there is no file of exercises. */
  exercises: Reading<Exercises>
  /** Empty when there is no file of them. */
  descriptions: Reading<Descriptions>
  known: Known
  /** What is wrong with the facts, the words, the exercises and the pictures themselves, which every page needs. */
  sharedProblems: readonly Problem[]
  /** The same for the files of redirects and of questions, without which pages can be made. */
  listProblems: readonly Problem[]
  /** What visitors type and where they should come; none when there is no file of it. */
  questions: Reading<SearchQuestion[]>
  redirects: readonly Redirect[]
  /** The day that decides what is there and what is over, as `YYYY-MM-DD`. */
  today: string
  /** What is promised of addresses and headings, and what there is. */
  promises: Promises
}

/** Reads what lies in the folders of the site. Never throws on bad input. */
export function siteOf(folder: Folder, memory?: Memory): Site {
  const { content, published, texts } = folder
  const read = (name: string) => readPage(`content/${name}`, texts.get(name) ?? '', memory)
  const written = content.filter(isPage).map(read).filter(isPageText)
  // A draft is held against what is there, and not the other way round.
  const drafts = new Set(written.filter(isDraft))
  const pages = [...written.filter((page) => !drafts.has(page)), ...drafts]
  const today = dutchDay(thisMoment())
  const partials = content.filter(isPartial).map(read)
  const facts = readData(dataFiles.facts, texts, memory)
  const copy = readData(dataFiles.copy, texts, memory)
  const exercises = readData(dataFiles.exercises, texts, memory)
  const descriptions = readData(dataFiles.pictures, texts, memory)
  const redirects = readData(dataFiles.redirects, texts, memory)
  const questions = readData(dataFiles.questions, texts, memory)
  const moved = redirectsOf(redirects, pages)
  const known = knownOf({
    pages,
    partials,
    redirects: moved,
    replacedBy: (path) => replacedBy(path),
    files: published.map((name) => `/${name}`),
    pictures: content.flatMap((name) =>
      name.startsWith(pictureFolder) ? (meantName(name.slice(pictureFolder.length)) ?? []) : [],
    ),
    described: descriptions.ok ? Object.keys(descriptions.data) : undefined,
    facts: facts.ok ? facts.data : undefined,
    places: placesIn(facts),
    exercises: exercises.ok ? Object.keys(exercises.data) : undefined,
    today,
  })
  const promises: Promises = {
    text: texts.get(promisesFile),
    pages,
    known,
    redirects: moved,
    unread: redirects.ok ? undefined : texts.get(dataFiles.redirects.name),
  }
  const replacedBy = successors(promises)
  return {
    folder,
    pages,
    partials,
    facts,
    copy,
    exercises,
    descriptions,
    known,
    today,
    sharedProblems: [facts, copy, exercises, descriptions].flatMap(problemsOf),
    listProblems: [redirects, questions].flatMap(problemsOf),
    questions,
    redirects: moved,
    promises,
  }
}

const problemsOf = (reading: Reading<unknown>): Problem[] => (reading.ok ? [] : reading.problems)

/** The places in the facts, known even when another fact is wrong. */
function placesIn(facts: Reading<Facts>): Places | undefined {
  if (!facts.ok) return placesSchema.safeParse(facts.input).data
  return { towns: facts.data.locations.map(({ id }) => id), region: regionWord(facts.data.region) }
}
