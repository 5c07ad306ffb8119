import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { openProject } from './project.ts'

it('writing forgets nothing of a build, nor a build of writing, nor a release of either', () => {
  const root = emptyFolder()
  mkdirSync(join(root, 'src'))
  const modes = ['production', 'development', 'release']
  for (const mode of modes) {
    const { memory } = openProject(root, mode)
    memory.keep('page:/', [], () => '', mode)
    memory.save(true)
  }
  expect(modes.map((mode) => openProject(root, mode).memory.find('page:/', () => ''))).toEqual(modes)
})
