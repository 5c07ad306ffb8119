/** A picture that is ready to show: its address and its size in CSS pixels. */
export interface Picture {
  src: string
  width: number
  height: number
  /** Other formats and widths of a photo, best first; drawings have none. */
  sources?: { type: string; srcSet: string }[]
}

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
