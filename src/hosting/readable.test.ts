import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { makeReadable } from './readable.ts'

it('lets a web server read what only the builder could, and change nothing', () => {
  const folder = emptyFolder()
  const paths = ['map', 'map/pagina.html', 'index.html'].map((name) => join(folder, name))
  const [inner = '', page = '', home = ''] = paths
  mkdirSync(inner)
  writeFileSync(page, '')
  writeFileSync(home, '')
  for (const path of [page, home, inner]) chmodSync(path, 0o700)
  makeReadable(folder)
  expect([folder, inner, page, home].map((path) => statSync(path).mode & 0o777)).toEqual([0o755, 0o755, 0o644, 0o644])
})
