import { describe, expect, it } from 'vitest'
import { isLeftBehind, pictureName } from './fileKinds.ts'

describe('what systems leave behind', () => {
  it.each([
    '.DS_Store',
    'pijnklachten/.DS_Store',
    'C:\\site\\public\\Thumbs.db',
    'thumbs.db',
    'desktop.ini',
    'Desktop.ini',
    '._folder.pdf',
    'massage.mdx~',
    '.massage.mdx.swp',
    '.massage.mdx.swo',
    '.#massage.mdx',
    '#massage.mdx#',
    '~$folder.docx',
    '.~lock.folder.odt#',
  ])('is %s', (name) => {
    expect(isLeftBehind(name)).toBe(true)
  })
  it.each(['massage.mdx', 'folder.pdf', '.well-known/x.txt', 'thumbs.png', 'a~b.mdx', 'swp', 'x.swp', 'store.svg'])(
    'is not %s',
    (name) => {
      expect(isLeftBehind(name)).toBe(false)
    },
  )
})

describe('the name of a picture in a text', () => {
  it.each([
    ['hero.svg', 'hero'],
    ['foto.jpg', 'foto'],
    ['foto.jpeg', 'foto'],
    ['foto.v2.png', 'foto.v2'],
  ])('%s is %s', (name, expected) => {
    expect(pictureName(name)).toBe(expected)
  })
  it.each(['foto.heic', 'foto.JPG', 'svg', 'team/anna.svg', '.hero.svg', 'hero.svg.txt'])('%s has none', (name) => {
    expect(pictureName(name)).toBeUndefined()
  })
})
