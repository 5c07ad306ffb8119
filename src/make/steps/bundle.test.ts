import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'
import type { ViteBuilder } from 'vite'
import { beforeEach, expect, it } from 'vitest'
import { openProject } from '../project.ts'
import { emptyFolder } from '../../test/builtFolder.ts'
import { bundleScripts, scriptsFile } from './bundle.ts'

let root = ''
let builder: ViteBuilder

beforeEach(async () => {
  root = emptyFolder()
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/menu.js'), 'document.title = "menu"')
  builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    builder: {},
    build: { write: false, rolldownOptions: { input: { menu: join(root, 'src/menu.js') } } },
  })
})

it('takes the scripts of the last time, and bundles them anew when what is kept of them was cut short', async () => {
  const project = openProject(root, 'production')
  const code = await bundleScripts(builder, project)
  expect(Object.keys(code.fetched)).toEqual(['menu'])
  const kept = readFileSync(scriptsFile(project), 'utf8')
  writeFileSync(scriptsFile(project), kept.replace('document', 'kept'))
  expect((await bundleScripts(builder, project)).files[0]?.[1]).toContain('kept')
  for (const text of ['', kept.slice(0, 40), 'null']) {
    writeFileSync(scriptsFile(project), text)
    expect(await bundleScripts(builder, project)).toEqual(code)
    expect(readFileSync(scriptsFile(project), 'utf8')).toBe(kept)
  }
})
