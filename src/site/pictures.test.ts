import { describe, expect, it } from 'vitest'
import { pictureBook, sizeOf } from './pictures.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 920 800"></svg>'
const photo = {
  src: '/assets/team-960.jpg',
  width: 960,
  height: 640,
  sources: [{ type: 'image/avif', srcSet: 'x 480w' }],
}
const picture = pictureBook(
  { '/content/_beelden/hero.svg': svg, '/content/_beelden/fallback.svg': '<svg viewBox="0 0 480 360">' },
  { '/content/_beelden/hero.svg': '/assets/hero-1.svg', '/content/_beelden/fallback.svg': '/assets/fallback-1.svg' },
  { '/content/_beelden/team.jpg': photo },
)

describe('the picture book', () => {
  it('finds a drawing by its name, with its size', () => {
    expect(picture('hero')).toEqual({ src: '/assets/hero-1.svg', width: 920, height: 800 })
  })
  it('finds a photo with all its formats', () => {
    expect(picture('team')).toEqual(photo)
  })
  it('takes a picture of another host as it is, in the size of the fallback', () => {
    expect(picture('https://beelden.example/x.jpg')).toEqual({
      src: 'https://beelden.example/x.jpg',
      width: 480,
      height: 360,
    })
  })
  it('shows the fallback for an unknown name', () => {
    expect(picture('bestaat-niet').src).toBe('/assets/fallback-1.svg')
  })
})

describe('the size of a drawing', () => {
  it.each([
    ['<svg viewBox="-60 -10 520 900">', 520, 900],
    ['<svg viewBox="0 0 12.5 8">', 12.5, 8],
    ['<svg width="10">', 480, 360],
    ['', 480, 360],
  ])('of %s', (text, width, height) => {
    expect(sizeOf(text)).toEqual({ width, height })
  })
})
