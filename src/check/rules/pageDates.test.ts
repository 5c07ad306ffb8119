import { expect, it } from 'vitest'
import { exampleText, saidOfSite } from '../../test/tryRule.ts'
import { pageDates } from './pageDates.ts'

const withLines = (file: string, ...lines: string[]) => ({
  [file]: exampleText(file).replace('---\n', `---\n${lines.join('\n')}\n`),
})

it('a page may be a draft, and have its days', () => {
  expect(
    saidOfSite(pageDates, withLines('privacy.mdx', 'concept: true', 'vanaf: 2026-12-01', 'tot: 2026-12-01')),
  ).toEqual([])
})
it('the last day does not come before the first', () => {
  expect(saidOfSite(pageDates, withLines('privacy.mdx', 'vanaf: 2026-12-02', 'tot: 2026-12-01'))).toEqual([
    'content/privacy.mdx:3:6  "tot" ligt voor "vanaf". Draai ze om.',
  ])
})
it.each([
  ['index.mdx', '/', 'concept: true'],
  ['contact.mdx', '/contact', 'vanaf: 2026-12-01'],
  ['pijnklachten/index.mdx', '/pijnklachten', 'tot: 2026-12-01'],
])('%s is always there', (file, path, line) => {
  const [key = ''] = line.split(':')
  expect(saidOfSite(pageDates, withLines(file, line))).toEqual([
    `content/${file}:2:${key.length + 3}  De site zelf leidt naar ${path}, dus deze pagina is er altijd. Haal de regel "${key}" weg.`,
  ])
})
it('may say that it is no draft', () => {
  expect(saidOfSite(pageDates, withLines('index.mdx', 'concept: false'))).toEqual([])
})
