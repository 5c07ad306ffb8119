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
