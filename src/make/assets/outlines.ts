import { readFileSync } from 'node:fs'
import { assetPlugin } from './assetPlugin.ts'

/**
 * `icon.svg?outline` is the outline of an icon as path data, drawn in half its size: of the 128 units it then has,
 * a whole one is a fifth of a pixel on the page, and nobody sees the half that is rounded away.
 */
export const outlinesPlugin = () =>
  assetPlugin('outline', async ({ file }) => {
    const { optimize } = await import('svgo')
    const half = readFileSync(file, 'utf8').replaceAll('<path ', '<path transform="scale(.5)" ')
    const { data } = optimize(half, { floatPrecision: 0, multipass: true })
    const outline = /\sd="([^"]+)"/.exec(data)?.[1]
    if (!outline) throw new Error(`${file} heeft geen omtrek.`)
    return outline
  })
