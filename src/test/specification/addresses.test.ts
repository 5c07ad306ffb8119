import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../check/check.ts'
import { promisesFile, promisesIn } from '../../check/promises.ts'
import { attr, elements, headingsOf } from '../html.ts'
import { practice } from '../site.ts'
import { rootOfPage } from './read.ts'

it('every address and heading that was promised to others is there, or leads on', () => {
  const promised = promisesIn(readFileSync(join(practice.root, 'content', promisesFile), 'utf8'))
  const ids = new Map(
    practice.visitorPaths.map((path) => [path, elements(rootOfPage(path)).flatMap((each) => attr(each, 'id') ?? [])]),
  )
  const written = new Map(checkContent(practice.root).pages.map(({ path, headings }) => [path, headings]))
  expect(promised.length).toBeGreaterThan(100)
  for (const { path, anchor } of promised) {
    const own = ids.get(path)
    const heading = written.get(path)?.find(({ id }) => id === anchor)
    // A part of which nobody has filled in the facts is not on the page yet, heading and all.
    const isAbsent = heading && !headingsOf(rootOfPage(path)).some(({ text }) => text === heading.text)
    if (own === undefined) expect([...practice.redirects().keys()]).toContain(path)
    else if (anchor !== undefined && !isAbsent && written.get(path)?.length !== 0) expect(own, path).toContain(anchor)
  }
})
