import { css } from '@emotion/react'
import type { Picture as PictureData } from '../site/pictures.ts'

/* The image stands where the page puts it, as a drawing does; a source would take a place of its own in a grid. */
const contents = css`
  display: contents;
  > source {
    display: none;
  }
`

/** However the place cuts it, and wherever it would show drawings, this point stays in view. */
export const focused = (point: string) => css`
  &&& {
    object-position: ${point};
  }
`

interface Props {
  picture: PictureData
  /** What the picture shows, when that is not what its file says; empty where a link beside it says the same. */
  alt?: string
  /** Shown at once, before other pictures: only for the picture of the first screen. */
  isFirst?: boolean
  /** How wide it stands, for choosing a photo's size (HTML, `sizes`). */
  sizes?: string
  /** Alternative text of the drawing that stands in when the picture cannot be loaded. */
  fallbackAlt?: string
}

/** A picture with its size, so that nothing moves when it arrives; it waits until it is nearly in view. */
export function Picture({ picture, alt = picture.alt ?? '', isFirst = false, sizes = '100vw', fallbackAlt }: Props) {
  const { src, width, height, sources = [], focus } = picture
  const image = (
    <img
      src={src}
      css={focus !== undefined && focused(focus)}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      data-fallback-alt={fallbackAlt}
    />
  )
  if (sources.length === 0) return image
  return (
    <picture css={contents}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
