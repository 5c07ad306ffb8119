import { join } from 'node:path'
import type { Check } from '../../../check/check.ts'
import { readIfThere } from '../../../check/disk.ts'
import { listFiles } from '../../../check/files.ts'
import type { Problem } from '../../../check/problems.ts'
import { filesWithWords } from '../../../content/dataFiles.ts'
import { dutchDay } from '../../../content/exceptions.ts'
import { thisMoment } from '../../../check/moment.ts'
import type { Reading } from '../../content.ts'
import { lastChange } from './lastChange.ts'
import { pageFacts } from './pageFacts.ts'
import { searchKey, searchPart } from './searchPart.ts'
import { sitePage } from './sitePage.ts'
import { findPlace, textsOfPage, textsOfYaml } from './textPlaces.ts'

/** Where the page with all pages stands. */
const sitePath = '/_site'
/** What the bar of a page asks for, and where a text stands; src/make/dev/workbenchClient.ts asks. */
export const [cardPath, placePath] = ['/__werkbank/kaart', '/__werkbank/plek']

/** Files with texts that are no page, in the order in which they are looked through. */
const sharedFiles = filesWithWords('site').map((name) => `content/${name}`)

/** What the workbench needs of the site that is written on. */
interface Bench {
  root: string
  reading: () => Promise<Reading>
  /** What is wrong or may be wrong, as far as it has been judged behind the writer's back. */
  findings: () => readonly Problem[]
}

/** An answer of the workbench: a page, or what its script asked for. */
type Answer = { html: string } | { json: unknown }

/** Answers what only a writer asks; worked out when it is asked for, so that no save waits for it. */
export const openWorkbench =
  ({ root, reading, findings }: Bench) =>
  async (target: string): Promise<Answer | undefined> => {
    // Not as an address: `//` is none.
    const [pathname = '', query] = target.split(/\?(.*)/s)
    const searchParams = new URLSearchParams(query)
    if (![sitePath, cardPath, placePath].includes(pathname)) return undefined
    const { check, content } = await reading()
    if (!content) return pathname === sitePath ? undefined : { json: {} }
    const today = dutchDay(thisMoment())
    if (pathname === sitePath) {
      const search = searchPart(searchParams.get(searchKey) ?? '', () => writtenTexts(root))
      return { html: sitePage(check, content.site.placeholders, today, search) }
    }
    const page = check.pages.find(({ path }) => path === searchParams.get('pad'))
    const placeholders = (page && content.pages.get(page.path)?.placeholders) ?? content.site.placeholders
    if (pathname === placePath) {
      const groups = [
        ...(page ? [() => textsOfPage(page)] : []),
        () => textsOfShared(root, check),
        () => check.pages.flatMap(textsOfPage),
      ]
      const found = findPlace(searchParams.getAll('tekst'), groups, placeholders)
      return { json: found ?? (page ? { file: page.file, line: 1, column: 1 } : {}) }
    }
    if (!page) return { json: {} }
    const own = [...check.problemsOf(page), ...check.warningsOf(page)]
    const together = findings().filter(
      ({ file, line, message }) =>
        file === page.file && !own.some((one) => one.line === line && one.message === message),
    )
    return {
      json: {
        file: page.file,
        ...pageFacts(page, placeholders, today),
        change: await lastChange(root, page.file),
        findings: [...own, ...together],
      },
    }
  }

const textsOfShared = (root: string, { texts }: Check) => [
  ...texts.filter(({ path }) => path === undefined).flatMap(textsOfPage),
  ...sharedFiles.flatMap((file) => textsOfYaml(file, readIfThere(join(root, file)) ?? '')),
]

/** All that writers type: pages, shared texts, facts, words and lists. */
const writtenTexts = (root: string) =>
  listFiles(join(root, 'content'))
    .filter((name) => /\.(?:mdx|yaml|txt)$/.test(name))
    .map((name) => [`content/${name}`, readIfThere(join(root, 'content', name)) ?? ''] as const)
