import { describe, expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { exampleRoot } from '../../test/example.ts'
import { folders } from '../paths.ts'
import { markOf, readLogo } from './mark.ts'

const shapes = '<circle cx="5" cy="5" r="4" fill="var(--coral)"></circle>'

describe('a drawing as a part of a page', () => {
  it('has the colours of the theme', async () => {
    expect(
      await markOf(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" fill="#f2603f"/></svg>',
      ),
    ).toEqual({
      viewBox: '0 0 10 10',
      fill: 'black',
      shapes,
    })
  })
  it.each([
    [
      'a prolog, a comment and an editor of its own',
      `<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox='0 0 10 10'><inkscape:x/><circle cx="5" cy="5" r="4" fill="#F2603F"/></svg>`,
    ],
    [
      'a style attribute',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4" style="fill:#f2603f"/></svg>',
    ],
    [
      'a style element',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>.a{fill:#f2603f}</style><circle class="a" cx="5" cy="5" r="4"/></svg>',
    ],
    [
      'a size instead of a viewBox',
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script><title>x</title><circle cx="5" cy="5" r="4" fill="#f2603f"/></svg>',
    ],
  ])('may be saved with %s', async (_, svg) => {
    expect(await markOf(svg)).toEqual({ viewBox: '0 0 10 10', fill: 'black', shapes })
  })
  it('is the logo of the practice, and nothing where that cannot be read', async () => {
    const made = emptyFolder()
    const logoOf = (root: string) => readLogo({ root, places: { ...folders(root), made }, code: '' })
    expect((await logoOf(exampleRoot)).shapes).toMatch(/^<path .+<\/path>/)
    // As it was kept.
    expect(await logoOf(exampleRoot)).toEqual(await logoOf(exampleRoot))
    expect((await logoOf('src/test/nowhere')).shapes).toBe('')
  })
})
