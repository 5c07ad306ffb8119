import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleRoot } from '../../test/example.ts'
import { listFiles } from '../../check/files.ts'
import { letters } from './letters.ts'

const folder = join(exampleRoot, 'content')

describe('the letters in the fonts', () => {
  it.each(listFiles(folder).filter((name) => /\.(mdx|yaml)$/.test(name)))('hold every character of %s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8').replace(/\s/g, ' ')
    const missing = [...new Set(text)].filter((character) => !letters.includes(character))
    expect(missing).toEqual([])
  })
})
