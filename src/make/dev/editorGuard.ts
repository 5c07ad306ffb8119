import { realpathSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import type { Connect } from 'vite'
import { bareHeaders } from '../../hosting/answer.ts'

/** Where Vite's dev server opens a file in the editor of who works on the site. */
export const editorAddress = '/__open-in-editor'

/**
 * Lets no page open a file outside the project, and no page of another site open any: whatever is open in the same
 * browser can ask for this address, and browsers say whether that is the site itself.
 * @param root the project's folder
 */
export const editorGuard =
  (root: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    // Not as an address: `//` is none.
    const [file = '', ...others] = new URLSearchParams((request.url ?? '').replace(/^[^?]*/, '')).getAll('file')
    const isOurs = ['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']?.toString())
    if (!isOurs || others.length > 0 || !isInside(root, file)) return void response.writeHead(403, bareHeaders).end()
    // Who follows a link to a file stays on the page (RFC 9110, section 15.3.5).
    response.statusCode = 204
    next()
  }

/** Whether a file, perhaps with a line and a column after it, lies in the project; a link counts for where it leads. */
function isInside(root: string, file: string): boolean {
  const path = resolve(root, file.replace(/(?::\d+){1,2}$/, ''))
  try {
    return realpathSync(path).startsWith(realpathSync(root) + sep)
  } catch {
    return false
  }
}
