import { checkSite } from '../check/check.ts'
import { readText } from '../check/files.ts'
import type { Problem } from '../check/problems.ts'
import { bodyText } from '../check/readPage.ts'
import type { PageText } from '../check/readPage.ts'
import type { Locate } from '../check/yaml.ts'
import { sharedText } from '../content/addresses.ts'
import { dutchDay } from '../content/exceptions.ts'
import type { Facts } from '../content/facts.ts'
import { valueOf } from '../site/observed.ts'
import type { PageData } from '../site/page.ts'
import { siteOf } from '../site/site.ts'
import { hashOf } from '../store/hash.ts'
import type { Inputs } from '../store/memory.ts'
import { readLogo } from './assets/mark.ts'
import { readPictures } from './assets/pictures.ts'
import type { Project } from './project.ts'

/** What a reading of content/ found: everything that is wrong, and what can be shown all the same. */
export interface Reading {
  problems: Problem[]
  /** Absent when no page can be made: the facts or the words are broken. */
  content?: Content
}

/** Everything in content/, checked, as pages ask for it. */
export interface Content {
  facts: Facts
  /** Where each fact stands in praktijk.yaml. */
  locate: Locate
  site: ReturnType<typeof siteOf>['site']
  pages: ReturnType<typeof siteOf>['pages']
  /** The hashes of what a page asks for. */
  inputsOf: (page: PageData) => Inputs
  /** The file of each page, from the project's folder, also of those that cannot be read. */
  files: ReadonlyMap<string, string>
}

/** Reads all of content/ and says what is wrong with it. Never throws on what writers do. */
export async function readContent(project: Project): Promise<Reading> {
  const { root, memory, assets } = project
  const { problems, facts, locate, copy, pages: read } = await checkSite(root, memory)
  if (!facts || !locate || !copy) return { problems }
  const words = readText(root, 'content/teksten.yaml')
  const picture = await readPictures(root, memory, assets)
  const { site, pages } = siteOf(
    { facts, copy, pages: read.flatMap(written), picture, logo: readLogo(root) },
    dutchDay(new Date()),
  )
  const texts = new Map(read.map(({ path, source }) => [path, source]))
  const shared = remembering()
  const inputsOf = (page: PageData) => (name: string) => {
    if (name === 'page') return hashOf([texts.get(page.path), valueOf(site, page, name)])
    if (name.startsWith('placeholder:')) return hashOf(valueOf(site, page, name))
    return shared(name, () => {
      if (name === 'copy') return words
      return name === 'LocalText' ? readText(root, `content/${sharedText}`) : valueOf(site, page, name)
    })
  }
  const files = new Map(read.map(({ path, file }) => [path, file]))
  return { problems, content: { facts, locate, site, pages, inputsOf, files } }
}

/** What a page shows, unless there is a mistake in what it is made of. */
const written = ({ path, frontmatter, headings, isReadable, source }: PageText) =>
  frontmatter?.ok && isReadable
    ? [
        {
          path,
          frontmatter: frontmatter.data,
          headings: headings.flatMap(({ depth, id, text }) => (depth === 2 ? [{ id, text }] : [])),
          text: bodyText(source),
        },
      ]
    : []

/** Works out the hash of each input once, since every page asks for most of them. */
function remembering() {
  const known = new Map<string, string>()
  return (name: string, read: () => unknown): string => {
    const hash = known.get(name) ?? hashOf(read())
    known.set(name, hash)
    return hash
  }
}
