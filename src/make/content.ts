import { absentHeadings, whyAbsent } from '../check/absent.ts'
import { checkSite } from '../check/check.ts'
import { diskOf } from '../check/disk.ts'
import { plannedIn, plannedWords } from '../check/planned.ts'
import type { Check } from '../check/check.ts'
import type { Problem } from '../check/problems.ts'
import type { PageText } from '../check/readPage.ts'
import { dataOr } from '../check/yaml.ts'
import type { Locate } from '../check/yaml.ts'
import { sharedText } from '../content/addresses.ts'
import { dutchDay } from '../content/exceptions.ts'
import { once, onceFor, withLater } from '../content/once.ts'
import type { Facts } from '../content/facts.ts'
import { dataFiles } from '../content/dataFiles.ts'
import { valueOf } from '../site/observed.ts'
import type { PageData, Site } from '../site/page.ts'
import { siteOf } from '../site/site.ts'
import type { WrittenPage } from '../site/filled.ts'
import { thisMoment } from '../check/moment.ts'
import { hashOf } from '../store/hash.ts'
import type { Inputs } from '../store/memory.ts'
import { readLogo } from './assets/mark.ts'
import { pictureBook } from './assets/pictures.ts'
import { shareImages } from './assets/shareImage.ts'
import { ownLight } from './assets/lights.ts'
import { exerciseBook } from './assets/exercises.ts'
import type { Project } from './project.ts'
import { addSearchFile, searchPages } from './searchFile.ts'
import type { SearchPage } from './searchFile.ts'
import { questionProblems } from './searchQuestions.ts'

/** What a reading of content/ found: what is wrong, and what can be shown all the same. */
export interface Reading {
  check: Check
  /** Absent when no page can be made: the facts or the words are broken. */
  content?: Content
}

/** Everything in content/, checked, as pages ask for it. */
export interface Content {
  facts: Facts
  /** Where each fact stands in praktijk.yaml. */
  locate: Locate
  site: Omit<Site, 'LocalText'>
  pages: ReturnType<typeof siteOf>['pages']
  /** The hashes of what a page asks for. */
  inputsOf: (page: PageData) => Inputs
  /** The file of each page, from the project's folder, also of those that cannot be read. */
  files: ReadonlyMap<string, string>
  /** The text of each page as it was written. */
  sources: ReadonlyMap<string, string>
  /** Where old addresses lead. */
  redirects: ReadonlyMap<string, string>
  /** What appears or goes within 30 days, in words; asks every text, so only when all were read for something else. */
  planned: () => readonly string[]
  /** Addresses and headings that nobody has promised to keep yet. */
  readonly unpromised: readonly string[]
  /** What visitors ask (content/zoekvragen.yaml) and do not find; for a site without other mistakes. */
  unanswered: () => Problem[]
}

/**
 * Reads all of content/; what is wrong with it is said when it is asked for. Never throws on what writers do.
 * @param isDraft whether drafts are shown, and pages on other days than theirs
 */
export async function readContent(project: Project, disk = diskOf(project.root), isDraft = false): Promise<Reading> {
  const { root, memory, assets } = project
  const check = await checkSite(root, memory, disk)
  const { pages: read } = check
  if (!check.facts.ok || !check.copy.ok) return { check }
  const { data: facts, locate } = check.facts
  const today = dutchDay(thisMoment())
  const absent = read.filter((page) => whyAbsent(page, today) !== undefined).map(({ path }) => path)
  const hidden = isDraft ? [] : absent
  const searchable: () => SearchPage[] = once(() => searchPages(read, site, pages))
  const { site, pages } = siteOf(
    {
      facts,
      copy: check.copy.data,
      hidden,
      pages: read.flatMap(written),
      picture: pictureBook(root, check.pictures, assets, dataOr(check.descriptions, {})),
      exercise: exerciseBook(dataOr(check.exercises, {}), assets, memory),
      logo: await readLogo(project),
      light: (spot) => assets.add('lichaam-plek.svg', ownLight(spot)),
      searchFile: () => addSearchFile(searchable(), project),
      shareImage: shareImages(project),
    },
    today,
  )
  const sources = new Map(read.map(({ path, source }) => [path, source]))
  const content = {
    facts,
    locate,
    site,
    pages,
    inputsOf: inputsOf(check, site, sources),
    files: new Map(read.map(({ path, file }) => [path, file])),
    sources,
    redirects: new Map([...check.redirects].filter(([, to]) => !hidden.includes(to))),
    planned: () => {
      const partials = check.texts.filter((text) => text.path === undefined)
      return plannedWords(plannedIn({ pages: read, partials, facts, locate }), today)
    },
    unanswered() {
      const inPart = read.filter((page) => absentHeadings(page, today).length > 0).map(({ path }) => path)
      // As visitors will find it: a draft that is shown to its writer answers nobody, and displaces no answer.
      const found = () => searchable().filter(({ found: [path] }) => !absent.includes(path))
      return judgeQuestions(project, check, [...absent, ...inPart], found)
    },
  }
  return { check, content: withLater(content, { unpromised: () => check.unpromised }) }
}

/** The hashes of what a page asks for; of what pages share, once for all. */
function inputsOf(check: Check, site: Content['site'], sources: Content['sources']): Content['inputsOf'] {
  const shared = new Map<string, string>()
  return (page) => (name) => {
    if (name === 'page') return hashOf([sources.get(page.path), valueOf(site, page, name)])
    if (name.startsWith('placeholder:')) return hashOf(valueOf(site, page, name))
    return onceFor(shared, name, () => {
      // As they were read: what is saved while a page is made, is not in it.
      if (name === 'copy') return hashOf([check.sourceOf(dataFiles.copy.name), site.hidden])
      return hashOf(name === 'LocalText' ? check.sourceOf(sharedText) : valueOf(site, page, name))
    })
  }
}

/** What visitors ask and do not find; looked at again only when the questions or what can be found have changed. */
function judgeQuestions(
  { memory, version }: Project,
  { questions, sourceOf }: Check,
  hidden: readonly string[],
  pages: () => SearchPage[],
): Problem[] {
  if (!questions.ok || questions.data.length === 0) return []
  const found = pages()
  // With their places, as they were read: what is saved while a build is at work was not judged.
  const asked = sourceOf(dataFiles.questions.name)
  return memory.recallOf('questions', [asked, found, version, hidden], () => questionProblems(questions, found, hidden))
}

const pagesRead = new WeakMap<PageText, WrittenPage>()

/** What a page shows, unless there is a mistake in its frontmatter; the same for as long as its text is the same. */
function written(text: PageText): WrittenPage[] {
  const { path, frontmatter } = text
  if (!frontmatter?.ok) return []
  const later = {
    headings: () =>
      text.parts.flatMap(({ heading, days }) =>
        heading?.depth === 2 ? [{ id: heading.id, text: heading.text, ...(days !== undefined && { days }) }] : [],
      ),
    mentioned: () => text.mentioned,
  }
  return [onceFor(pagesRead, text, () => withLater({ path, frontmatter: frontmatter.data }, later))]
}
