import { expect, it } from 'vitest'
import { pathOf } from '../content/pageFile.ts'
import { exampleRoot } from '../test/example.ts'
import { fileOfPage, readPageFiles } from './files.ts'

it.each([
  ['/', 'content/index.mdx'],
  ['/over-ons', 'content/over-ons.mdx'],
  ['/pijnklachten', 'content/pijnklachten/index.mdx'],
  ['/pijnklachten/rug', 'content/pijnklachten/rug.mdx'],
  ['/bestaat-niet', 'content/bestaat-niet.mdx'],
])('the file of %s is %s', (path, file) => {
  expect(fileOfPage(exampleRoot, path)).toBe(file)
})

it('every page is found again by its address', () => {
  for (const { file, path } of readPageFiles(exampleRoot)) {
    expect([pathOf(file.replace('content/', '')), fileOfPage(exampleRoot, path)]).toEqual([path, file])
  }
})
