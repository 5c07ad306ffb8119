import { expect, it } from 'vitest'
import { markSections } from './markSections.ts'

it('every text carries the name of its part, and nothing else changes', () => {
  const html =
    '<!DOCTYPE html><html><head></head><body><main><h1>Rug</h1><p>Een</p><h2>Oorzaken</h2><ul><li>Twee</li></ul></main></body></html>'
  const marked = markSections(html)
  expect(marked).toContain('<p data-review="Rug">Een</p>')
  expect(marked).toContain('<li data-review="Oorzaken">Twee</li>')
  expect(marked.replace(/ data-review="[^"]*"/g, '')).toBe(html)
})
