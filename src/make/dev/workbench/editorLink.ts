import { editorAddress } from '../editorGuard.ts'
import { escapeHtml } from '../../escapeHtml.ts'

/**
 * A link that opens a file in the editor of who writes, who stays on the page (src/make/dev/editorGuard.ts).
 * @param place the path from the project's folder, perhaps with `:line:column` after it
 */
export const editorLink = (place: string): string =>
  `<a href="${editorAddress}?file=${encodeURIComponent(place)}">${escapeHtml(place)}</a>`
