/** How large a drawing is that says nothing of it. */
const side = '40'

/** What a drawing shows of its plane, however a drawing program saved it: its view box, or else its size (`200px`). */
export const viewBoxOf = ({ width = side, height = side, viewBox }: Readonly<Record<string, string>>): string =>
  viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`
