import { partsOf } from '../check/plainText.ts'
import type { TextPart } from '../check/plainText.ts'
import type { PageText } from '../check/readPage.ts'
import type { Copy } from '../content/copy.ts'
import type { Frontmatter } from '../content/frontmatter.ts'
import { fillIn } from '../content/placeholders.ts'
import { indexOf, withAnchor } from '../content/search/engine.ts'
import type { FoundPage, SearchFile, SearchText } from '../content/search/engine.ts'
import { linkText } from '../site/linkText.ts'
import type { PageData, Site } from '../site/page.ts'
import { fingerprint, hashOf } from '../store/hash.ts'
import type { Memory } from '../store/memory.ts'
import { assetAddress } from './assets/assetStore.ts'
import type { Project } from './project.ts'

/** Up to this many pages their whole text is searched; with more, the file would become too large for a phone. */
const smallSite = 60

/** A page that can be found. */
export interface SearchPage {
  found: FoundPage
  text: SearchText
}

type Data = Omit<Site, 'LocalText'>

/** Everything that can be found, in the order of the files. */
export function searchPages(
  read: readonly PageText[],
  memory: Memory,
  site: Data,
  pages: ReadonlyMap<string, PageData>,
): SearchPage[] {
  const listed = read.flatMap((source) => {
    const page = pages.get(source.path)
    return page && isFound(page.frontmatter) ? [{ page, source }] : []
  })
  return listed.map(({ page, source }) => {
    const parts = memory.recall<TextPart[]>(
      `parts:${source.file}`,
      () => hashOf(source.source),
      (ask) => {
        ask('source')
        return partsOf(source)
      },
    )
    return searchPage(site, page, fillIn(parts, page.placeholders), listed.length > smallSite)
  })
}

/** The pages that somebody may look for: not those that lead elsewhere themselves. */
const isFound = ({ kind }: Frontmatter): boolean => !['home', 'zoeken', 'niet-gevonden'].includes(kind)

function searchPage(site: Data, page: PageData, parts: readonly TextPart[], isLarge: boolean): SearchPage {
  const { path, frontmatter } = page
  const headings = parts.flatMap(({ heading }) => heading ?? [])
  const title = bare('card' in frontmatter ? frontmatter.card.name : linkText(site, path))
  const picture = 'picture' in frontmatter && frontmatter.picture ? site.picture(frontmatter.picture).src : ''
  return {
    found: [
      path,
      title,
      kindOf(site.copy, frontmatter),
      frontmatter.meta,
      picture,
      headings.map(({ id, text }) => withAnchor(bare(text), id)),
    ],
    text: {
      title: `${title} ${frontmatter.heading}`,
      words: (frontmatter.zoekwoorden ?? []).join('\n'),
      headings: headings.map(({ text }) => text).join('\n'),
      text: isLarge
        ? ''
        : [frontmatter.lead, ...listedIn(site, frontmatter), ...parts.map(({ text }) => text)].join('\n'),
    },
  }
}

const bare = (text: string): string => text.replaceAll('\u00AD', '')

const kindOf = ({ search: { kinds } }: Copy, { kind }: Frontmatter): string =>
  kind === 'klacht' ? kinds.complaint : kind === 'dienst' ? kinds.service : kinds.other

/** The names of what a page shows from a list: exercises, products, what is to rent, aids. */
function listedIn({ exercise }: Data, frontmatter: Frontmatter): string[] {
  switch (frontmatter.kind) {
    case 'klacht':
      return (frontmatter.exercises ?? []).flatMap((name) => exercise(name)?.name ?? [])
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

/** Promises the search file, which is made when it is asked for, and gives its address. */
export function addSearchFile(pages: readonly SearchPage[], { assets, version }: Project): string {
  const address = assetAddress(`zoekindex-${fingerprint(hashOf([pages, version]))}.json`)
  assets.promise(address, async () => Buffer.from(JSON.stringify(searchFileOf(pages))))
  return address
}
