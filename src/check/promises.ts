import { addresses } from '../content/addresses.ts'
import { once } from '../content/once.ts'
import { oldAddress } from '../content/redirects.ts'
import { likelyHeading, likelyPage, successor } from './likely.ts'
import type { Promised } from './likely.ts'
import { startOf } from './problems.ts'
import type { PageText } from './readPage.ts'
import type { Redirect } from './redirects.ts'
import type { Known } from './known.ts'
import { frontmatterText } from './splitText.ts'

/** The file with every address and every heading that was ever online, by its name in content/. */
export const promisesFile = 'adressen.lock'

/** What stands above the lines of the file. */
const preface = [
  '# Elk adres en elke kop waar anderen naar kunnen linken. Verandert er een, dan vraagt de site wat ermee moet.',
  '# Gemaakt met: npm run adressen -- --accept',
]

/** A promise that nothing keeps any more, and where it could lead. */
export interface Broken extends Promised {
  /** The page, or the heading on the same page, that looks most like what was there. */
  to: string
  /** Whether that is a new page: the same one by another name. */
  isRenamed?: boolean
}

/** What is promised, and what there is. */
export interface Sources {
  /** The text of content/adressen.lock; a site without it promises nothing. */
  text: string | undefined
  pages: readonly PageText[]
  known: Pick<Known, 'anchorsOf' | 'hasFile'>
  redirects: readonly Redirect[]
  /** The text of content/omleidingen.yaml while that cannot be read. */
  unread?: string | undefined
}

/** The promises of the file, in its order. */
export const promisesIn = (text: string): Promised[] =>
  text.split('\n').flatMap((line, index) => {
    const [path = '', anchor] = line.trim().split('#')
    if (!path.startsWith('/')) return []
    const place = { ...startOf(`content/${promisesFile}`), line: index + 1 }
    return [{ path, place, ...(anchor !== undefined && { anchor }) }]
  })

/**
 * The headings of a page and other parts that links lead to, its old ones too; nothing when they cannot be known: a field
 * that is misspelled may be the one that keeps them.
 */
function anchorsOf({ path, frontmatter }: PageText, known: Sources['known']): string[] | undefined {
  const now = known.anchorsOf(path)
  return now && frontmatter?.ok ? [...now, ...Object.keys(frontmatter.data['oude-koppen'] ?? {})] : undefined
}

/** The texts that may say where an old address leads, as far as that could not be read. */
const unreadTexts = ({ pages, unread = '' }: Sources): string[] => [
  unread,
  ...pages.flatMap(({ frontmatter, source }) => (frontmatter?.ok ? [] : (frontmatterText(source) ?? source))),
]

/** Whether a text names an address, and not only one that begins with it. */
const names = (text: string, path: string): boolean =>
  text
    .split(path)
    .slice(1)
    .some((rest) => !/^[\w./-]/.test(rest))

/** The promises that nothing keeps: a page that is gone without a redirect, a heading that has other words. */
export function brokenPromises(sources: Sources): Broken[] {
  const { text, pages, known, redirects } = sources
  if (text === undefined) return []
  const unread = once(() => unreadTexts(sources))
  const promised = promisesIn(text)
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const moved = new Set(redirects.map(({ from }) => from))
  return promised.flatMap((promise): Broken[] => {
    const { path, anchor } = promise
    const page = byPath.get(path)
    if (!page) {
      const isKept =
        anchor !== undefined || moved.has(path) || known.hasFile(path) || unread().some((each) => names(each, path))
      return isKept ? [] : [{ ...promise, ...likelyPage(path, promised, pages, known) }]
    }
    const anchors = anchor === undefined ? undefined : anchorsOf(page, known)
    if (anchor === undefined || !anchors || anchors.includes(anchor)) return []
    const to = likelyHeading(anchor, page, promised)
    return to === undefined ? [] : [{ ...promise, to }]
  })
}

/** Tells which page took the place of one that is gone, as far as its headings say so. */
export function successors({ text = '', pages, known }: Sources): (path: string) => string | undefined {
  const promised = once(() => promisesIn(text))
  return (path) => successor(path, promised(), pages, known)
}

/** The text of the file once all there is, and all that leads to it, has been promised: what was promised before stays. */
export function promisesOf({ text = '', pages, known, redirects }: Sources): string {
  const promised = promisesIn(text)
  const kept = new Set(promised.map(({ path }) => path))
  const isShown = ({ path, frontmatter }: PageText) => kept.has(path) || !(frontmatter?.ok && frontmatter.data.concept)
  const anchors = new Map(pages.filter(isShown).map((page) => [page.path, new Set(anchorsOf(page, known))]))
  for (const { path, anchor } of promised) {
    const own = anchors.get(path) ?? new Set()
    anchors.set(path, anchor === undefined ? own : own.add(anchor))
  }
  // An old address is kept by a line that anyone may delete.
  for (const { from } of redirects)
    if (!anchors.has(from) && oldAddress.safeParse(from).success) anchors.set(from, new Set())
  anchors.delete(addresses.notFound)
  const lines = [...anchors]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, own]) => [path, ...[...own].map((anchor) => `${path}#${anchor}`)])
  return `${[...preface, '', ...lines].join('\n')}\n`
}

/** What there is and nobody has promised yet, as lines of the file; nothing for a site that promises nothing. */
export function unpromised(sources: Sources): string[] {
  if (sources.text === undefined) return []
  const lines = new Set(sources.text.split('\n').map((line) => line.trim()))
  return promisesOf(sources)
    .split('\n')
    .filter((line) => line.startsWith('/') && !lines.has(line))
}
