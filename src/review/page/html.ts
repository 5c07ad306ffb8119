import { escapeHtml } from '../../make/escapeHtml.ts'
import type { Change } from '../reviewFile.ts'

type Parts = Change['parts']

/** A list as HTML, or nothing when it is empty. */
export const listOf = (items: readonly string[], className = ''): string =>
  items.length === 0
    ? ''
    : `<ul${className && ` class="${className}"`}>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A text with what came and went marked in it. */
export const marked = (parts: Parts): string =>
  parts
    .map(({ state, text }) => {
      const bare = text.trimEnd()
      return `${open[state]}${escapeHtml(bare)}${close[state]}${text.slice(bare.length)}`
    })
    .join('')
const open = { same: '', added: '<ins>', removed: '<del>' } as const
const close = { same: '', added: '</ins>', removed: '</del>' } as const

/** How many lines that stayed are shown around those that did not. */
const around = 1

/** Lines with what came and went; of what stayed only what stands next to it. */
export function markedLines(lines: Parts): string {
  const isNear = (index: number): boolean =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ state }) => state !== 'same')
  const shown = lines.map((line, index) => (isNear(index) ? marked([line]) : undefined))
  const rows = shown.flatMap((row, index) => {
    if (row !== undefined) return [row]
    return index === 0 || shown[index - 1] !== undefined ? ['…'] : []
  })
  return `<pre tabindex="0">${rows.join('\n')}</pre>`
}

/** `1 woord`, `3 woorden`. */
export const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`

/** A part that opens when somebody wants it. */
export const folded = (title: string, inner: string): string =>
  inner === '' ? '' : `<details><summary>${escapeHtml(title)}</summary>${inner}</details>`
