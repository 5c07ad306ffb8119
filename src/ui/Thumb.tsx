import type { Interpolation, Theme } from '@emotion/react'
import { sizesOf } from '../site/pictures.ts'
import type { Picture } from '../site/pictures.ts'
import { focused } from './Picture.tsx'

interface Props {
  picture: Picture
  /** How wide and high it stands, in CSS pixels. */
  size: number
  look?: Interpolation<Theme>
}

/** A small square picture beside a name that says the same, so that it is silent itself. */
export const Thumb = ({ picture, size, look }: Props) => (
  <img
    src={picture.src}
    srcSet={sizesOf(picture)}
    sizes={picture.sources && `${size}px`}
    alt=""
    width={size}
    height={size}
    loading="lazy"
    css={[look, picture.focus !== undefined && focused(picture.focus)]}
  />
)
