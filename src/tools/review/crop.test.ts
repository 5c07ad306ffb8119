import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { differing } from './crop.ts'

/** A white picture with a black square in it. */
async function square(left: number, top: number, height = 400): Promise<Buffer> {
  const black = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const white = sharp({ create: { width: 1200, height, channels: 3, background: '#fff' } })
  return white
    .composite([{ input: black, left, top }])
    .png()
    .toBuffer()
}
const sizesOf = async (pictures: readonly Buffer[] | undefined) =>
  Promise.all(
    (pictures ?? []).map(async (png) => {
      const { width, height } = await sharp(png).metadata()
      return [width, height]
    }),
  )

describe('two pictures of a part', () => {
  it('that are the same to the eye are no pair', async () => {
    expect(await differing(await square(50, 50), await square(50, 50))).toBeUndefined()
  })

  it('are cut to what differs and a little around it', async () => {
    const pictures = await differing(await square(600, 200), await square(610, 200))
    expect(await sizesOf(pictures)).toEqual([
      [560, 116],
      [560, 116],
    ])
  })

  it('keep what made one of them longer', async () => {
    const pictures = await differing(await square(600, 200), await square(600, 300, 500))
    const [one, other] = await sizesOf(pictures)
    expect((other?.[1] ?? 0) - (one?.[1] ?? 0)).toBe(100)
  })
})
