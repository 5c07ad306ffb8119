import type { Mark as MarkData } from '../site/pictures.ts'
import { color } from '../theme/tokens.ts'

interface MarkProps {
  mark: MarkData
  size?: number
  onDark?: boolean
}

/** The logo without a name, in the colours of the page; on a dark ground what is pine has the colour of the name. */
export function Mark({ mark, size: side = 40, onDark = false }: MarkProps) {
  const shapes = onDark ? mark.shapes.replaceAll(color.pine, 'currentColor') : mark.shapes
  return (
    <svg
      viewBox={mark.viewBox}
      width={side}
      height={side}
      fill={mark.fill}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
