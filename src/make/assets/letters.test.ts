import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../check/files.ts'
import { letters } from './letters.ts'

describe('the letters in the fonts', () => {
  it.each(listFiles('content').filter((name) => /\.(mdx|yaml)$/.test(name)))('hold every character of %s', (name) => {
    const text = readFileSync(`content/${name}`, 'utf8').replace(/\s/g, ' ')
    const missing = [...new Set(text)].filter((character) => !letters.includes(character))
    expect(missing).toEqual([])
  })
})
