import { readFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { assetPlugin } from './assetPlugin.ts'

/**
 * `icon.svg?outline` is the outline of an icon as path data. Whole units are enough: of the 256 an icon has,
 * one is less than a tenth of a pixel on the page.
 */
export const outlinesPlugin = () =>
  assetPlugin('outline', ({ file }) => {
    const { data } = optimize(readFileSync(file, 'utf8'), { floatPrecision: 0, multipass: true })
    const outline = /\sd="([^"]+)"/.exec(data)?.[1]
    if (!outline) throw new Error(`${file} heeft geen omtrek.`)
    return outline
  })
