import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { exampleRoot } from '../test/example.ts'
import { dataFiles } from './dataFiles.ts'
import { editorSchema, editorSchemas, editorSnippets } from './editor.ts'

const folder = '.vscode'
const settings = z
  .looseObject({ 'yaml.schemas': z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${folder}/settings.json`, 'utf8')))
const wired = Object.entries(settings['yaml.schemas'])

// After a change of a schema or a block: npx vitest run --project regels src/content/editor.test.ts -u
describe('what editors know', () => {
  it.each(Object.entries(editorSchemas))('of %s is what the check knows', async (name, schema) => {
    await expect(editorSchema(schema)).toMatchFileSnapshot(`../../${folder}/schemas/${name.replace('.yaml', '.json')}`)
  })

  const inExample = wired.filter(([, file]) => existsSync(join(exampleRoot, file)))
  it.each(inExample)('%s takes %s of the example as it is', (schema, file) => {
    const read = z.fromJSONSchema(JSON.parse(readFileSync(schema, 'utf8')))
    const { error } = read.safeParse(parse(readFileSync(join(exampleRoot, file), 'utf8')))
    expect(error?.issues ?? []).toEqual([])
  })

  it('of blocks and facts is what the check knows', async () => {
    await expect(editorSnippets()).toMatchFileSnapshot(`../../${folder}/blokken.code-snippets`)
  })

  it('is asked for every YAML file of content/', () => {
    expect(wired.filter(([schema]) => !existsSync(schema))).toEqual([])
    expect(wired.map(([, file]) => file).toSorted()).toEqual(
      Object.values(dataFiles)
        .map(({ name }) => `content/${name}`)
        .toSorted(),
    )
  })
})
