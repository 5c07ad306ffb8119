import { describe, expect, it } from 'vitest'
import { inWords } from './diskTrouble.ts'

const failure = (code: string) =>
  Object.assign(new Error(`${code}: no`), { code, path: '/site/dist', stack: `Error: ${code}\n    at open` })

describe('a disk that stops the build', () => {
  it.each([
    ['EROFS', 'de schijf is alleen te lezen'],
    ['EACCES', 'u mag daar niet schrijven'],
    ['ENOSPC', 'de schijf is vol'],
  ])('is told in words, without a stack: %s', (code, words) => {
    for (const error of [failure(code), new Error('build failed', { cause: failure(code) })]) {
      const told = inWords(error)
      expect(String(told)).toBe(
        `Error: De bouw kan niet schrijven in /site/dist: ${words}. De vorige site in dist/ is gebleven zoals zij was.`,
      )
      expect(told).toMatchObject({ stack: '' })
    }
  })

  it('is also one on which no folder can be made', () => {
    expect(String(inWords(Object.assign(failure('ENOENT'), { syscall: 'mkdir' })))).toContain('alleen te lezen')
  })

  it('is not blamed for anything else', () => {
    for (const error of [new Error('iets anders'), failure('ENOENT'), 'tekst']) expect(inWords(error)).toBe(error)
  })
})
