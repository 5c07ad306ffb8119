import { expect, it } from 'vitest'
import { exampleText, saidOf, smallSite } from '../../test/tryRule.ts'
import { pageExercises } from './pageExercises.ts'

const page = exampleText('pijnklachten/rug.mdx')
const known = {
  ...smallSite,
  exercises: (): readonly string[] | undefined => ['rug-bekken-kantelen', 'rug-knie-naar-borst', 'rug-bol-en-hol'],
}
const saidWith = (from: string, to: string, site = known) => {
  expect(page).toContain(from)
  return saidOf(pageExercises, page.replace(from, to), site)
}

it('the exercises of a page exist', () => {
  expect(saidOf(pageExercises, page, known)).toEqual([])
  expect(saidWith('  - rug-bol-en-hol', '  - rug-bol-en-hool')).toEqual([
    '15:5 De oefening "rug-bol-en-hool" staat niet in oefeningen.yaml. Bedoelt u rug-bol-en-hol?',
  ])
})
it('and are not judged when their file cannot be read', () => {
  expect(saidWith('rug-bol-en-hol', 'iets', { ...known, exercises: () => undefined })).toEqual([])
})
it('each is chosen once', () => {
  expect(saidWith('  - rug-bol-en-hol', '  - rug-knie-naar-borst')).toEqual([
    '15:5 "rug-knie-naar-borst" staat er twee keer. Kies elke oefening één keer.',
  ])
})
