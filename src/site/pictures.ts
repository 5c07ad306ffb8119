/** A picture that is ready to show: its address and its size in CSS pixels. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Other formats and widths of a photo, best first; drawings have none. */
  sources?: { type: string; srcSet: string }[]
  /** What it shows, for who does not see it; absent or empty when it is decorative. */
  alt?: string
  /** The colour that fills it behind all that is drawn; photos have none. */
  ground?: string | undefined
  /** The point that stays in view however it is cut (CSS, `object-position`); its middle when absent. */
  focus?: string | undefined
}

/** The sizes of a photo in one format that every browser knows, for where a picture has no sources; drawings have none. */
export const sizesOf = ({ sources }: Picture): string | undefined =>
  sources?.find(({ type }) => type === 'image/webp')?.srcSet

/** A drawing as a part of a page, which takes the colours of the page. */
export interface Mark {
  viewBox: string
  /** The colour of shapes that name none. */
  fill: string
  /** SVG, with the colours of the theme where it has one of those. */
  shapes: string
}

/** Finds a picture by the name a writer uses for it. */
export type FindPicture = (name: string) => Picture
