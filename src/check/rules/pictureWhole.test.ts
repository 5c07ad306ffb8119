import { expect, it } from 'vitest'
import type { OpenedPicture } from '../files.ts'
import { saidOfSite } from '../../test/tryRule.ts'
import { pictureWhole } from './pictureWhole.ts'

const said = (name: string, state: OpenedPicture['state']) =>
  saidOfSite(pictureWhole, {}, { pictures: new Map([[`_beelden/${name}`, { state, hash: '', width: 1, height: 1 }]]) })

it('says of a picture that cannot be drawn what to do about it', () => {
  expect(said('half.jpg', 'damaged')).toEqual([
    'content/_beelden/half.jpg:1:1  Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.',
  ])
  expect(said('half.svg', 'damaged')).toEqual([
    'content/_beelden/half.svg:1:1  Deze tekening is beschadigd: niet alles is te lezen. Bewaar de tekening opnieuw als .svg, of kies een andere.',
  ])
  expect(said('brief.png', 'other')).toEqual([
    'content/_beelden/brief.png:1:1  Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.',
  ])
  expect(said('groot.png', 'endless')).toEqual([
    'content/_beelden/groot.png:1:1  Dit beeld heeft te veel pixels. Maak het kleiner: 3000 pixels breed is ruim genoeg, en meer dan 10.000 bij 10.000 kan niet.',
  ])
  expect(said('heel.png', 'whole')).toEqual([])
})
