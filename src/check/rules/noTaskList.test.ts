import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { noTaskList } from './noTaskList.ts'

it.each(['- [ ] taak', '- [x] taak'])('a list has no boxes to tick: %s', (text) => {
  expect(saidOf(noTaskList, `${text}\n- geen taak`)).toEqual([
    '1:1 Vakjes om aan te vinken kunnen hier niet. Haal [ ] of [x] weg, of gebruik <Vinkjes>.',
  ])
})
