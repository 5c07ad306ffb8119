import { ownKinds } from '../../content/frontmatter.ts'
import { fileAt } from '../files.ts'
import { headsOf } from '../heads.ts'
import type { SiteRule } from '../rule.ts'

/** The home page and the page for a wrong address have their own kind, and no other page has it. */
export const singleKinds: SiteRule = ({ folder, pages }, report) => {
  for (const { path, data, locate } of headsOf(pages)) {
    for (const own of ownKinds) {
      const isOwn = path === own.path
      if (isOwn === (data.kind === own.kind)) continue
      const message = isOwn
        ? `Op deze pagina hoort een ander kind. Schrijf kind: ${own.kind}.`
        : `kind: "${own.kind}" is alleen voor ${fileAt(folder, own.path)}. Kies een ander kind.`
      report(locate(['kind']), message)
    }
  }
}
