import { pathOf } from '../../content/pageFile.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'
import { isAddress } from './pageName.ts'

/** A folder of pages has an overview: above each page stands the way to it, with a link to that. */
export const overviewPage: SiteRule = ({ pages, known }, report) => {
  for (const { file } of pages) {
    const folder = file.split('/').slice(1, -1).join('/')
    // A folder whose name cannot stay is told that first.
    if (folder !== '' && isAddress(`${folder}/index.mdx`) && !known.hasPage(pathOf(folder)))
      report(startOf(file), `Bij deze map hoort een overzicht: content/${folder}/index.mdx ontbreekt. Maak dat eerst.`)
  }
}
