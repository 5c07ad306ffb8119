import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { emit } from './emit.ts'
import { madeOnce } from './made.ts'
import { folders } from './paths.ts'

/**
 * The characters Dutch needs: ASCII, the accented letters of Dutch and of names, and the signs the site sets.
 * The no-break space and the soft hyphen belong to them.
 */
export const letters = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'àáâäçèéêëìíîïñòóôöùúûüÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßø',
  '€©°·×½\u00A0\u00AD–—‘’“”…•→−',
].join('')

/** `font.woff2?letters` is the address of that font with only the characters of {@link letters}. */
export function lettersPlugin(): Plugin {
  let made = ''
  let isDev = false
  return {
    name: 'praktijk:letters',
    enforce: 'pre',
    configResolved(config) {
      made = folders(config.root).made
      isDev = config.command === 'serve'
    },
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'letters') return undefined
      const font = readFileSync(file)
      const cut = await madeOnce(made, `${file}:${font.length}:${letters}`, () =>
        subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } }),
      )
      const name = (file.split('/').at(-1) ?? 'font').replace(/-latin-wght-normal/, '')
      return `export default ${JSON.stringify(emit(this, isDev ? made : undefined, name, cut))}`
    },
  }
}
