import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { editorSchema, editorSchemas, editorSnippets } from './editor.ts'

const folder = '.vscode'
const settings = z
  .looseObject({ 'yaml.schemas': z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(`${folder}/settings.json`, 'utf8')))

// After a change of a schema or a block: npx vitest run --project regels src/content/editor.test.ts -u
describe('what editors know', () => {
  it.each(Object.entries(editorSchemas))('of %s is what the check knows', async (name, schema) => {
    await expect(editorSchema(schema)).toMatchFileSnapshot(`../../${folder}/schemas/${name.replace('.yaml', '.json')}`)
  })

  it.each(Object.entries(settings['yaml.schemas']))('%s takes %s as it is', (schema, file) => {
    const read = z.fromJSONSchema(JSON.parse(readFileSync(schema, 'utf8')))
    const { error } = read.safeParse(parse(readFileSync(file, 'utf8')))
    expect(error?.issues ?? []).toEqual([])
  })

  it('of blocks and facts is what the check knows', async () => {
    await expect(editorSnippets()).toMatchFileSnapshot(`../../${folder}/blokken.code-snippets`)
  })

  it('is asked for every YAML file of content/', () => {
    const wired = Object.entries(settings['yaml.schemas'])
    expect(wired.filter(([schema]) => !existsSync(schema))).toEqual([])
    expect(wired.map(([, file]) => file).toSorted()).toEqual(
      readdirSync('content')
        .filter((name) => name.endsWith('.yaml'))
        .map((name) => `content/${name}`)
        .toSorted(),
    )
  })
})
