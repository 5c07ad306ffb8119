import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { copyExample } from '../test/example.ts'
import { gitIn } from '../test/gitIn.ts'
import { lostFiles } from './lostFiles.ts'

it('a file that was there is missed, whether its going was committed or not; one that never was is not', () => {
  const root = emptyFolder()
  copyExample(root)
  expect(lostFiles(root)).toEqual([])
  gitIn(root, 'init', '-q')
  gitIn(root, 'add', '-A')
  gitIn(root, 'commit', '-qm', 'Begin')
  expect(lostFiles(root)).toEqual([])
  rmSync(join(root, 'content/omleidingen.yaml'))
  const commit = gitIn(root, 'log', '-1', '--format=%h').toString().trim()
  const said = [
    {
      file: 'content/omleidingen.yaml',
      line: 1,
      column: 1,
      severity: 'warning',
      message: `Dit bestand was er, en nu niet meer. Haal het terug: git checkout ${commit} -- content/omleidingen.yaml`,
    },
  ]
  expect(lostFiles(root)).toEqual(said)
  gitIn(root, 'commit', '-qam', 'Weg')
  expect(lostFiles(root)).toEqual(said)
})
