import { anchorsOf } from './anchors.ts'
import type { BlockAnchors } from './anchors.ts'
import type { Known } from './checkReference.ts'
import { sharedText } from '../content/addresses.ts'
import type { Facts } from '../content/facts.ts'
import type { Places } from '../content/places.ts'
import { readPictureNames } from './files.ts'
import type { PageFile } from './files.ts'
import { parseBody } from './parseBody.ts'

/**
 * What the pages may refer to.
 * @param facts absent when praktijk.yaml is broken
 * @param places absent when not even those can be read: then every location may exist
 */
export function readKnown(
  root: string,
  pages: PageFile[],
  ofBlocks: BlockAnchors,
  facts: Facts | undefined,
  places: Places | undefined,
): Known {
  const anchors = pages.flatMap(({ file, path, source }) => {
    const body = parseBody(file, source)
    const ids = 'tree' in body ? anchorsOf(body.tree, ofBlocks) : undefined
    return ids ? [[path, ids] as const] : []
  })
  return {
    paths: pages.map(({ path }) => path),
    pictures: readPictureNames(root),
    pictureHosts: facts?.pictureHosts ?? [],
    anchors: Object.fromEntries(anchors),
    ...(places && { places }),
  }
}

/** The ids that blocks make: of the locations, and of the headings in the text that service pages share. */
export function readBlockAnchors(partials: Omit<PageFile, 'path'>[], places: Places | undefined): BlockAnchors {
  const localText = partials.find(({ file }) => file === `content/${sharedText}`)
  const body = localText && parseBody(localText.file, localText.source)
  return {
    LocatiesUitgebreid: places?.towns,
    LokaleTekst: body && 'tree' in body ? anchorsOf(body.tree, {}) : [],
  }
}
