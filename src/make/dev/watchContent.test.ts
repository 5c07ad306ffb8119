import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyFolder } from '../../test/builtFolder.ts'
import { watchContent } from './watchContent.ts'

const root = emptyFolder()

const at = (name: string): string => join(root, name)
const put = (name: string): void => writeFileSync(at(name), '%PDF-1.4')

let told: string[] = []
/** Waits until these files were told of since the last time, and no other. */
async function hears(...files: string[]): Promise<void> {
  await vi.waitFor(() => expect(told.toSorted()).toEqual(files.toSorted()), { timeout: 5000 })
  told = []
}
let watching: ReturnType<typeof watchContent>

describe.each(['content', 'public'])('in %s/', (folder) => {
  beforeEach(() => {
    mkdirSync(at(folder))
    told = []
    watching = watchContent(root, (files) => told.push(...files))
  })
  afterEach(() => {
    watching.stop()
    rmSync(at(folder), { recursive: true, force: true })
  })

  it('a file that is made, renamed or removed is told', async () => {
    put(`${folder}/folder.pdf`)
    await hears(`${folder}/folder.pdf`)
    renameSync(at(`${folder}/folder.pdf`), at(`${folder}/ander.pdf`))
    await hears(`${folder}/folder.pdf`, `${folder}/ander.pdf`)
    rmSync(at(`${folder}/ander.pdf`))
    await hears(`${folder}/ander.pdf`)
  })

  it('so is what happens in a folder that came later, and that the folder itself goes and comes', async () => {
    mkdirSync(at(`${folder}/rug`))
    put(`${folder}/rug/een.pdf`)
    await hears(`${folder}/rug/een.pdf`)
    put(`${folder}/rug/twee.pdf`)
    await hears(`${folder}/rug/twee.pdf`)
    renameSync(at(`${folder}/rug`), at(`${folder}/knie`))
    await hears(...['rug', 'knie'].flatMap((name) => ['een', 'twee'].map((each) => `${folder}/${name}/${each}.pdf`)))
    rmSync(at(folder), { recursive: true })
    await hears(`${folder}/knie/een.pdf`, `${folder}/knie/twee.pdf`)
    mkdirSync(at(folder))
    put(`${folder}/folder.pdf`)
    await hears(`${folder}/folder.pdf`)
  })
})
