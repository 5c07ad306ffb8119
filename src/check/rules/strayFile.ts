import { dataFiles } from '../../content/dataFiles.ts'
import { isPictureKind } from '../../content/fileKinds.ts'
import { isPage, isPartial } from '../../content/pageFile.ts'
import { startOf } from '../problems.ts'
import { promisesFile } from '../promises.ts'
import { didYouMean } from '../didYouMean.ts'
import type { SiteRule } from '../rule.ts'

/** What the site reads besides pages and pictures: data, and what commands keep there. */
const known = [...Object.values(dataFiles).map(({ name }) => name), promisesFile, 'woorden.txt', 'README.md']

/** A file in content/ that the site does not read may have been meant for it. */
export const strayFile: SiteRule = ({ folder }, report) => {
  for (const name of folder.content) {
    const base = name.split('/').at(-1) ?? ''
    if (isPage(name) || isPartial(name) || known.includes(name) || base === 'README.md') continue
    // Pictures and pages have rules of their own; what begins with an underscore is kept apart on purpose.
    const kind = base.split('.').at(-1) ?? ''
    if ((name.startsWith('_beelden/') && isPictureKind(kind)) || /\.mdx?$/i.test(name)) continue
    if (/^_(?!beelden\/)/.test(name)) continue
    const place = isPictureKind(kind)
      ? 'Een foto of tekening hoort in content/_beelden.'
      : 'Een bestand om te downloaden hoort in de map public.'
    const hint = didYouMean(name, known) ?? place
    report(startOf(`content/${name}`), `Dit bestand gebruikt de site niet. ${hint}`)
  }
}
