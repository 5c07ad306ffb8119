import { describe, expect, it } from 'vitest'
import { shownTitle, titleLimit } from './title.ts'

describe('the title that is shown', () => {
  it.each([
    ['Massage in Enschede', '/massage', 'Praktijknaam', 'Massage in Enschede | Praktijknaam'],
    ['Fysiotherapie in Enschede', '/', 'Praktijknaam', 'Fysiotherapie in Enschede'],
    ['x'.repeat(45), '/massage', 'Praktijknaam', `${'x'.repeat(45)} | Praktijknaam`],
    ['x'.repeat(46), '/massage', 'Praktijknaam', 'x'.repeat(46)],
  ])('of %s at %s', (title, path, name, shown) => {
    expect(shownTitle(title, path, name)).toBe(shown)
    expect(shown.length).toBeLessThanOrEqual(titleLimit)
  })
})
