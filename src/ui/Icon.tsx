/**
 * A decorative icon in the colour of the text; the words beside it carry the meaning.
 * @param path an outline of theme/icons
 * @param size in CSS pixels
 */
export function Icon({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg viewBox="0 0 128 128" width={size} height={size} fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
