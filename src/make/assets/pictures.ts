import { join } from 'node:path'
import type { OpenedPicture } from '../../check/files.ts'
import { drawingText } from '../../check/pictures.ts'
import { pictureName } from '../../content/fileKinds.ts'
import { once } from '../../content/once.ts'
import type { Descriptions } from '../../content/pictures.ts'
import { ownPictures } from '../../content/ownPictures.ts'
import type { FindPicture, Picture } from '../../site/pictures.ts'
import type { AssetStore } from './assetStore.ts'
import { photoPicture } from './photos.ts'

type Whole = Extract<OpenedPicture, { state: 'whole' }>

/**
 * Makes the picture book of content/_beelden.
 * @param root the project's folder
 * @param opened its pictures by their names in content/
 * @param descriptions what is said about each
 */
export function pictureBook(
  root: string,
  opened: ReadonlyMap<string, OpenedPicture>,
  assets: AssetStore,
  descriptions: Descriptions,
): FindPicture {
  const book = new Map<string, () => Picture>()
  for (const [file, picture] of opened) {
    const name = pictureName(file.replace('_beelden/', ''))
    if (picture.state !== 'whole' || name === undefined) continue
    const path = join(root, 'content', file)
    const make = () => ({
      ...(file.endsWith('.svg')
        ? drawing(path, name, picture, assets)
        : photoPicture({ path, name, ...picture }, assets)),
      ...descriptions[name],
    })
    book.set(name, once(make))
  }
  const fallback = () => book.get(ownPictures.fallback)?.() ?? { src: '', width: 480, height: 360 }
  return (name) =>
    name.startsWith('https://')
      ? { ...fallback(), src: name, ...descriptions[name] }
      : (book.get(name)?.() ?? fallback())
}

function drawing(path: string, name: string, { width, height }: Whole, assets: AssetStore): Picture {
  const text = drawingText(path)
  return { src: assets.add(`${name}.svg`, text), width, height, ground: groundOf(text) }
}

/** The colour of a first shape, after what is only defined, that is as large as the drawing, so that a panel around it can have the same. */
export const groundOf = (text: string): string | undefined =>
  /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>\s*<path fill="(#[\da-f]{6})" d="M0 0h\1v\2H0z"/.exec(
    text.replace(/<defs>.*?<\/defs>/s, ''),
  )?.[3]
