import type { z } from 'zod'
import { thisMoment } from './moment.ts'
import { copySchema } from '../content/copy.ts'
import type { Copy } from '../content/copy.ts'
import { dutchDay } from '../content/exceptions.ts'
import { exercisesSchema } from '../content/exercises.ts'
import type { Exercises } from '../content/exercises.ts'
import { factsSchema } from '../content/facts.ts'
import type { Facts } from '../content/facts.ts'
import { pictureName } from '../content/fileKinds.ts'
import { isPage, isPartial } from '../content/pageFile.ts'
import { picturesFile, picturesSchema } from '../content/pictures.ts'
import type { Descriptions } from '../content/pictures.ts'
import { placesSchema, regionWord } from '../content/places.ts'
import type { Places } from '../content/places.ts'
import { redirectsFile, redirectsSchema } from '../content/redirects.ts'
import { questionsFile, searchQuestionsSchema } from '../content/searchQuestions.ts'
import type { SearchQuestion } from '../content/searchQuestions.ts'
import type { Folder } from './files.ts'
import { given } from '../store/memory.ts'
import type { Memory } from '../store/memory.ts'
import { knownOf } from './known.ts'
import type { Known } from './known.ts'
import { perText } from './perText.ts'
import { startOf } from './problems.ts'
import type { Problem } from './problems.ts'
import { promisesFile } from './promises.ts'
import type { Sources as Promises } from './promises.ts'
import { isPageText, readPage } from './readPage.ts'
import type { PageReading, PageText } from './readPage.ts'
import { redirectsOf, redirectsPath } from './redirects.ts'
import type { Redirect } from './redirects.ts'
import { unreadable } from './unreadable.ts'
import { wholeFileProblem } from './wholeFile.ts'
import { locateIn, readYaml } from './yaml.ts'
import type { Reading } from './yaml.ts'

const pictureFolder = '_beelden/'

/** Everything in content/ and public/, read and not yet judged. */
export interface Site {
  folder: Folder
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
  const pages = content.filter(isPage).map(read).filter(isPageText)
  const partials = content.filter(isPartial).map(read)
  const facts = readFacts('content/praktijk.yaml', texts.get('praktijk.yaml'), memory)
  const exercises = readExercises('content/oefeningen.yaml', texts.get('oefeningen.yaml') ?? '{}', memory)
  const descriptions = readDescriptions(`content/${picturesFile}`, texts.get(picturesFile) ?? '{}', memory)
  const redirects = readRedirects(redirectsPath, texts.get(redirectsFile) ?? '{}', memory)
  const questions = readQuestions(`content/${questionsFile}`, texts.get(questionsFile) ?? '[]', memory)
  const moved = redirectsOf(redirects, pages)
  const known = knownOf({
    pages,
    partials,
    redirects: moved,
    files: published.map((name) => `/${name}`),
    pictures: content.flatMap((name) =>
      name.startsWith(pictureFolder) ? (pictureName(name.slice(pictureFolder.length)) ?? []) : [],
    ),
    described: descriptions.ok ? Object.keys(descriptions.data) : undefined,
    facts: facts.ok ? facts.data : undefined,
    places: placesIn(facts),
    exercises: exercises.ok ? Object.keys(exercises.data) : undefined,
  })
  const copy = readCopy('content/teksten.yaml', texts.get('teksten.yaml'), memory)
  const today = dutchDay(thisMoment())
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
    promises: { text: texts.get(promisesFile), pages, known, redirects: moved },
  }
}

const problemsOf = (reading: Reading<unknown>): Problem[] => (reading.ok ? [] : reading.problems)

/** The places in the facts, known even when another fact is wrong. */
function placesIn(facts: Reading<Facts>): Places | undefined {
  if (!facts.ok) return placesSchema.safeParse(facts.input).data
  return { towns: facts.data.locations.map(({ id }) => id), region: regionWord(facts.data.region) }
}

/** Reads a file that every page needs, again when its text has changed; a missing one is a mistake like any other. */
const sharedReader = <S extends z.ZodType>(schema: S) =>
  perText((file, text: string | undefined, memory?: Memory) => readShared(file, text, schema, memory))

const readFacts = sharedReader(factsSchema)
const readCopy = sharedReader(copySchema)
const readExercises = sharedReader(exercisesSchema)
const readDescriptions = sharedReader(picturesSchema)
const readRedirects = sharedReader(redirectsSchema)
const readQuestions = sharedReader(searchQuestionsSchema)

function readShared<S extends z.ZodType>(
  file: string,
  text: string | undefined,
  schema: S,
  memory?: Memory,
): Reading<z.output<S>> {
  if (text === undefined)
    return { ok: false, problems: [{ ...startOf(file), message: 'Dit bestand ontbreekt. Zet het terug.' }] }
  const [id, inputs] = [`yaml:${file}`, given(text)]
  const known = memory?.find<unknown>(id, inputs)
  const kept = known === undefined ? undefined : schema.safeParse(known)
  if (kept?.success)
    return { ok: true, data: kept.data, locate: locateIn(file, () => readYaml({ file, text }, schema)) }
  const whole = wholeFileProblem(file, text)
  if (whole) return { ok: false, problems: [whole] }
  const signs = unreadable(file, text)
  if (signs.length > 0) return { ok: false, problems: signs }
  const reading = readYaml({ file, text }, schema)
  if (reading.ok) memory?.keep(id, ['text'], inputs, reading.input)
  return reading
}
