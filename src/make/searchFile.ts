import type { TextPart } from '../check/plainText.ts'
import type { PageText } from '../check/readPage.ts'
import { kindWord, rulesOf } from '../content/frontmatter.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { fillIn } from '../content/placeholders.ts'
import { isQuestion } from '../content/search/answers.ts'
import { indexOf, withAnchor } from '../content/search/engine.ts'
import type { FoundPage, SearchFile, SearchText } from '../content/search/engine.ts'
import { linkText } from '../site/linkText.ts'
import type { PageData, Site } from '../site/page.ts'
import type { Project } from './project.ts'
import { addOnce } from './assets/assetStore.ts'

/** Up to this many pages all of them is searched and told; with more, the file would become too large for a phone. */
const smallSite = 60

/** A page that can be found. */
export interface SearchPage {
  found: FoundPage
  text: SearchText
}

type Data = Omit<Site, 'LocalText'>

/** Everything that can be found, in the order of the files. */
export function searchPages(read: readonly PageText[], site: Data, pages: ReadonlyMap<string, PageData>): SearchPage[] {
  const listed = read.flatMap((source) => {
    const page = pages.get(source.path)
    return page && rulesOf(page.frontmatter).isSearched ? [{ page, source }] : []
  })
  const all = listed.map(({ page, source }) => {
    const parts = source.parts.filter(({ days }) => site.isOn(days))
    return searchPage(site, page, fillIn(parts, page.placeholders))
  })
  return all.length > smallSite ? all.map(lighter) : all
}

/** How many headings of a page are told on a large site, questions first; all are searched. */
const mostHeadings = 6

/** A page without what is only read: its text, the line about it and its last headings. */
export function lighter({ found: [path, title, kind, , picture, headings, exercises], text }: SearchPage): SearchPage {
  const told = headings.toSorted((a, b) => Number(isQuestion(b)) - Number(isQuestion(a))).slice(0, mostHeadings)
  const found: FoundPage = [path, title, kind, '', picture, told, exercises]
  return { found, text: { ...text, text: '' } }
}

function searchPage(site: Data, page: PageData, parts: readonly TextPart[]): SearchPage {
  const { path, frontmatter } = page
  const headings = parts.flatMap(({ heading }) => heading ?? [])
  const exercises = exercisesIn(site, frontmatter)
  const title = bare('card' in frontmatter ? frontmatter.card.name : linkText(site, path))
  const picture = 'picture' in frontmatter && frontmatter.picture ? site.picture(frontmatter.picture).src : ''
  return {
    found: [
      path,
      title,
      kindWord(site.copy, frontmatter.kind),
      frontmatter.meta,
      picture,
      headings.map(({ id, text }) => withAnchor(bare(text), id)),
      exercises.map(({ id, text }) => withAnchor(bare(text), id)),
    ],
    text: {
      title: `${title} ${frontmatter.heading}`,
      words: (frontmatter.zoekwoorden ?? []).join('\n'),
      headings: [...headings, ...exercises].map(({ text }) => text).join('\n'),
      text: [frontmatter.lead, ...listedIn(frontmatter), ...parts.map(({ text }) => text)].join('\n'),
    },
  }
}

const bare = (text: string): string => text.replaceAll('\u00AD', '')

/** The exercises of a page by their names, with the ids that the page gives them. */
const exercisesIn = ({ exercise }: Data, frontmatter: Frontmatter): { id: string; text: string }[] =>
  frontmatter.kind === 'klacht'
    ? (frontmatter.exercises ?? []).flatMap((id) => {
        const text = exercise(id)?.name
        return text === undefined ? [] : [{ id, text }]
      })
    : []

/** The names of what a page shows from a list: products, what is to rent, aids. */
function listedIn(frontmatter: Frontmatter): string[] {
  switch (frontmatter.kind) {
    case 'dienst':
      return (frontmatter.aids ?? []).map(({ name }) => name)
    case 'overzicht':
      return [...(frontmatter.products ?? []), ...(frontmatter.rentals ?? [])].map(({ name }) => name)
    default:
      return []
  }
}

/** The file that the browser fetches to search by. */
export const searchFileOf = (pages: readonly SearchPage[]): SearchFile => ({
  pages: pages.map(({ found }) => found),
  index: indexOf(pages.map(({ text }) => text)),
})

/** Makes the search file, again only when something else can be found, and gives its address: a fingerprint of what it holds. */
export const addSearchFile = (pages: readonly SearchPage[], project: Project): string =>
  addOnce(project, 'zoekindex.json', [pages, project.version], () => JSON.stringify(searchFileOf(pages)))
