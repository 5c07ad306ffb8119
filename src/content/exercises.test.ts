import { expect, it } from 'vitest'
import { exercisesSchema } from './exercises.ts'

const written = {
  naam: 'Kin intrekken',
  stappen: ['Ga zitten.', 'Schuif uw hoofd naar achteren.'],
  'hoe-vaak': '10 keer',
  stop: 'Stop als u duizelig wordt.',
  figuur: {
    gezien: 'opzij',
    schaal: 1,
    persoon: 'a',
    begin: { staat: ['bekken', 1, 1] },
    einde: {},
    boog: { midden: 'nek', punt: 'hoofd' },
  },
}
const read = (more: object) => exercisesSchema.safeParse({ kin: { ...written, ...more } })

it('keeps what to mind apart from whom to call at once, and both may be absent', () => {
  const both = read({ 'let-op': ['Adem door.'], 'bel-direct': ['Ziet u dubbel? Bel 112.'] })
  expect(both.data?.['kin']).toMatchObject({ cautions: ['Adem door.'], calls: ['Ziet u dubbel? Bel 112.'] })
  expect(read({}).data?.['kin']).toMatchObject({ cautions: [], calls: [] })
})

it('refuses 112 where it would not stand out', () => {
  const { error } = read({ 'let-op': ['Adem door.', 'Ziet u dubbel? Bel 112.'] })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['kin.let-op.1'])
})
