import { spawn } from 'node:child_process'
import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Outcome } from '../tools/projectCopy.ts'
import { diskMaker } from './disks.ts'
import { isFull } from './full.ts'
import { differing, useProject } from './project.ts'

const makeDisk = diskMaker()
/** Room for the project, its packages as links, and two sites. */
const size = 64

/** Builds as a person does. */
function npmRunBuild(root: string): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', 'build'], { cwd: root, env: { ...env, NO_COLOR: '1', FORCE_COLOR: '0' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
    child.on('close', (code) => resolve({ code, output }))
  })
}

if (makeDisk) {
  const disk = makeDisk(size)
  const { root, build, snapshot, change, undo } = useProject(disk.folder)
  afterAll(disk.remove)
  let last = snapshot()

  /** The build stopped, said why in words, and left the site as it was. */
  function expectStopped({ code, output }: Outcome, words: string): void {
    expect(code, output).toBe(1)
    expect(output).toContain(words)
    expect(output).toContain('De vorige site in dist/ is gebleven zoals zij was.')
    expect(output).not.toMatch(/^\s+at /m)
    expect(differing(snapshot(), last)).toEqual([])
  }

  describe('a full disk', () => {
    const filler = join(disk.folder, 'vol')
    const own = join(root, 'node_modules/.cache/praktijk')
    /** How much more room each try gets, in kilobytes. */
    const step = 800
    afterEach(() => {
      rmSync(filler, { force: true })
      undo()
    })
    /** Leaves so many kilobytes. */
    const fill = (left: number) => {
      const { bavail, bsize } = statfsSync(disk.folder)
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left * 1000)))
    }

    it('with nothing left stops the build, and the last site stays whole', async () => {
      change('content/massage.mdx', 'title: ', 'title: Nu ')
      fill(0)
      expectStopped(await npmRunBuild(root), 'de schijf is vol')
    })

    it.runIf(isFull)('stops the build wherever it is, and the last site stays whole', { timeout: 0 }, async () => {
      let stopped = 0
      for (let left = 0; left <= size * 1000; left += step) {
        undo()
        for (const kept of ['assets', 'pages', 'memory-production.json'])
          rmSync(join(own, kept), { recursive: true, force: true })
        change('content/massage.mdx', 'title: ', `title: Met ${left} `)
        fill(left)
        const outcome = await npmRunBuild(root)
        rmSync(filler)
        if (outcome.code === 0) break
        expectStopped(outcome, 'de schijf is vol')
        stopped += 1
      }
      expect(stopped).toBeGreaterThan(2)
      expect(stopped).toBeLessThan((size * 1000) / step)
    })

    it('with room again is built as ever', async () => {
      change('content/massage.mdx', 'title: ', 'title: Nu ')
      expect(await build()).toMatchObject({ code: 0 })
      const files = ['llms.txt', 'massage.html'].flatMap((name) => [name, `${name}.br`, `${name}.gz`])
      expect(differing(snapshot(), last)).toEqual(files)
      last = snapshot()
    })
  })

  it('a disk that may only be read stops the build in words', async () => {
    disk.lock()
    expectStopped(await npmRunBuild(root), 'de schijf is alleen te lezen')
  })
} else {
  it.skip('full and read-only disks are skipped: this system lets nobody make one', () => {})
}
