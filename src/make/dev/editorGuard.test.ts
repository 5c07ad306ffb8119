import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { editorGuard } from './editorGuard.ts'

const root = join(emptyFolder(), 'project')
mkdirSync(root)
writeFileSync(join(root, 'pagina.mdx'), '')
writeFileSync(`${root}-2`, '')
symlinkSync('/etc/hostname', join(root, 'link'))

let server: Server
beforeAll(() => {
  const guard = editorGuard(root)
  server = createServer((request, response) => guard(request, response, () => response.end())).listen(0)
})
afterAll(() => server.close())

it.each([
  [join(root, 'pagina.mdx'), 204],
  ['pagina.mdx:3:1', 204],
  [`${root}/pagina.mdx:3`, 204],
  ['/etc/hostname', 403],
  ['../../../etc/hostname', 403],
  [`${root}-2`, 403],
  ['link', 403],
  ['file:///etc/hostname', 403],
  ['\\\\server\\share', 403],
  ['bestaat-niet.mdx', 403],
  ['', 403],
  ['pagina.mdx&file=/etc/hostname', 403],
])('opens a file of the project and no other: %s', async (file, status) => {
  expect(await asked(file)).toBe(status)
})

it.each(['cross-site', 'same-site'])('opens nothing for a page elsewhere, which the browser calls %s', async (site) => {
  expect(await asked('pagina.mdx', { 'Sec-Fetch-Site': 'same-origin' })).toBe(204)
  expect(await asked('pagina.mdx', { 'Sec-Fetch-Site': site })).toBe(403)
})

async function asked(file: string, headers: Record<string, string> = {}): Promise<number> {
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return new Promise((resolve) => {
    // `fetch` says itself where it asks from.
    get(
      `http://localhost:${port}/?file=${encodeURIComponent(file).replace('%26file%3D', '&file=')}`,
      { headers },
      (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      },
    )
  })
}
