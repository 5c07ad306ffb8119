import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Copy } from '../content/copy.ts'
import type { Facts } from '../content/facts.ts'
import { kindWord } from '../content/frontmatter.ts'
import { madeFiles, twinOf } from '../content/publicFile.ts'
import { shownTitle } from '../content/title.ts'
import type { PageData } from '../site/page.ts'
import { missingPath } from '../hosting/addresses.ts'
import type { Memory } from '../store/memory.ts'
import type { Content } from './content.ts'
import { lastChanges } from './lastChange.ts'
import { escaped } from './twin.ts'

interface Found {
  /** The pages to be found. */
  pages: readonly PageData[]
  facts: Facts
  copy: Copy
  /** The text of public/robots.txt, empty when there is none. */
  robots: string
  /** The day on which the meaning of a page last changed, as `YYYY-MM-DD`, where that is known. */
  changedOn: (path: string) => string | undefined
}

/** {@link filesOf} the content of a project; the days are those that git knows. */
export function readerFiles(content: Content, root: string, memory: Memory): Map<string, string> {
  const { facts, site, files, sources, pages } = content
  const texts = [...files].map(([path, file]) => ({ file, source: sources.get(path) ?? '' }))
  const days = lastChanges(root, texts, memory)
  const robots = join(root, 'public', madeFiles.robots)
  return filesOf({
    pages: [...pages.values()].filter(({ path }) => path !== missingPath),
    facts,
    copy: site.copy,
    robots: existsSync(robots) ? readFileSync(robots, 'utf8') : '',
    changedOn: (path) => days.get(files.get(path) ?? ''),
  })
}

/**
 * The files that search engines and other readers ask for: robots.txt (RFC 9309), the sitemap it names (sitemaps.org,
 * 0.9) and llms.txt (llmstxt.org), which leads to the pages in Markdown. The day of a build says nothing about a page.
 * @returns the files of the site's root by their name
 */
export function filesOf(found: Found): Map<string, string> {
  const { facts, robots } = found
  return new Map([
    [madeFiles.robots, `${robots.trim()}\n\nSitemap: ${facts.origin}/${madeFiles.sitemap}\n`.trimStart()],
    [madeFiles.sitemap, sitemap(found)],
    [madeFiles.llms, llms(found)],
  ])
}

function sitemap({ pages, facts: { origin }, changedOn }: Found): string {
  const addresses = pages
    .map(({ path }) => path)
    .toSorted()
    .map((path) => {
      const day = changedOn(path)
      return `<url><loc>${origin}${path}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`
    })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`
  )
}

/** A heading, a quote that says whose site it is, and the pages by their kind, each with a line about it. */
function llms({ pages, facts, copy }: Found): string {
  const { service, complaint, other } = copy.search.kinds
  const sections = [...new Set([service, complaint, other])].map((heading) => {
    const own = pages.filter(({ frontmatter }) => kindWord(copy, frontmatter.kind) === heading)
    const links = own
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ path, frontmatter: { title, meta } }) => {
        const name = plain(shownTitle(title, path, facts.name))
        return `- [${name}](${facts.origin}/${twinOf(path)}): ${plain(meta)}`
      })
    return links.length > 0 ? `## ${plain(heading)}\n\n${links.join('\n')}\n` : ''
  })
  return [`# ${plain(facts.name)}\n`, `> ${plain(facts.tagline)}\n`, ...sections.filter(Boolean)].join('\n')
}

/** A text as one line of Markdown in which no sign means anything. */
const plain = (text: string): string => escaped(text.replace(/\s+/g, ' ').trim())
