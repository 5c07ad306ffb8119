import { expect, it } from 'vitest'
import { picturesSchema } from './pictures.ts'

it.each([
  ['decoratief', { alt: '' }],
  ['Twee mensen trainen', { alt: 'Twee mensen trainen' }],
  [
    { beschrijving: 'Een zaal', brandpunt: '40% 30%' },
    { alt: 'Een zaal', focus: '40% 30%' },
  ],
  [
    { beschrijving: 'decoratief', brandpunt: '0% 100%' },
    { alt: '', focus: '0% 100%' },
  ],
])('%j is a description', (written, meant) => {
  expect(picturesSchema.parse({ team: written })).toEqual({ team: meant })
})

it.each([
  ['', /./],
  [{ brandpunt: '40% 30%' }, /./],
  ['Foto van een zaal', /begin met wat er te zien is/],
  ['Een afbeelding van een zaal', /begin met wat er te zien is/],
  ['a'.repeat(151), /hoogstens 150 tekens/],
  [{ beschrijving: 'Een zaal', brandpunt: '40 30' }, /schrijf het brandpunt als 40% 30%/],
  [{ beschrijving: 'Een zaal', brandpunt: '140% 30%' }, /schrijf het brandpunt als 40% 30%/],
  [{ beschrijving: 'Een zaal', brandpunt: 'var(--x)' }, /schrijf het brandpunt als 40% 30%/],
])('%j is none', (written, said) => {
  const { error } = picturesSchema.safeParse({ team: written })
  expect(error?.issues.map(({ message }) => message).join()).toMatch(said)
})
