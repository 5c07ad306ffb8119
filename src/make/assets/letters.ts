import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { assetPlugin } from './assetPlugin.ts'
import { madeOnce } from '../../store/files.ts'

/**
 * The characters Dutch needs: ASCII, the accented letters of Dutch and of names, and the signs the site sets.
 * The no-break space and the soft hyphen belong to them.
 */
export const letters = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'àáâäçèéêëìíîïñòóôöùúûüÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßø',
  '€©°·×½\u00A0\u00AD–—‘’“”…•→−',
].join('')

/** The weights that the design uses. */
const options = { targetFormat: 'woff2' as const, variationAxes: { wght: { min: 400, max: 700 } } }

/** `font.woff2?letters` is the address of that font with only the characters of {@link letters}. */
export const lettersPlugin = () =>
  assetPlugin('letters', async ({ file, made, assets }) => {
    const font = readFileSync(file)
    const cut = await madeOnce(made, { source: font, settings: { letters, options } }, async () =>
      // Loaded only when there is something to cut.
      (await import('subset-font')).default(font, letters, options),
    )
    return assets.add(basename(file).replace('-latin-wght-normal', ''), cut)
  })
