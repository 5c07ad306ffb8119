import { expect, it } from 'vitest'
import { groundOf } from './pictures.ts'

const drawing = (shapes: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 400">${shapes}</svg>`

it.each([
  ['a first shape as large as the drawing', '<path fill="#fbe5db" d="M0 0h480v400H0z"/><path/>', '#fbe5db'],
  ['one after what is only defined', '<defs><path/></defs><path fill="#fbe5db" d="M0 0h480v400H0z"/>', '#fbe5db'],
  ['a smaller one', '<path fill="#fbe5db" d="M0 0h480v300H0z"/>', undefined],
  ['one that lies over others', '<path/><path fill="#fbe5db" d="M0 0h480v400H0z"/>', undefined],
])('is known of %s', (_, shapes, ground) => {
  expect(groundOf(drawing(shapes))).toBe(ground)
})

it('is known whatever else the drawing says of itself', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke-linecap="round" viewBox="0 0 480 400">'
  expect(groundOf(`${head}<path fill="#fbe5db" d="M0 0h480v400H0z"/></svg>`)).toBe('#fbe5db')
})
