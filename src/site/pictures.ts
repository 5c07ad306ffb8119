import { ownPictures } from '../content/ownPictures.ts'

/** A picture that is ready to show: its address and its size in CSS pixels. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Other formats and widths of a photo, best first; drawings have none. */
  sources?: { type: string; srcSet: string }[]
}

/** Finds a picture by the name a writer uses for it. */
export type FindPicture = (name: string) => Picture

/**
 * Makes the picture book of content/_beelden.
 * @param drawings the text of each SVG by its path, for its size
 * @param addresses the public address of each SVG by its path
 * @param photos what the build made of each photo by its path
 */
export function pictureBook(
  drawings: Record<string, string>,
  addresses: Record<string, string>,
  photos: Record<string, Picture>,
): FindPicture {
  const book = new Map<string, Picture>()
  for (const [path, svg] of Object.entries(drawings)) {
    book.set(nameOf(path), { src: addresses[path] ?? '', ...sizeOf(svg) })
  }
  for (const [path, photo] of Object.entries(photos)) book.set(nameOf(path), photo)
  const fallback = book.get(ownPictures.fallback) ?? { src: '', width: 480, height: 360 }
  return (name) => (name.startsWith('https://') ? { ...fallback, src: name } : (book.get(name) ?? fallback))
}

const nameOf = (path: string): string => path.replace(/^.*\/|\.[a-z]+$/g, '')

/** The size a drawing was made for: its viewBox (SVG 2, section 8.6). */
export function sizeOf(svg: string): { width: number; height: number } {
  const [, width = 480, height = 360] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  return { width: Number(width), height: Number(height) }
}
