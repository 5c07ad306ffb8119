import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folders } from '../paths.ts'
import { emptyFolder } from '../../test/builtFolder.ts'
import { openFinisher } from './finisher.ts'
import type { RenderedPage } from './finishPage.ts'

const kept = emptyFolder()
const places = { ...folders(process.cwd()), made: join(kept, 'made') }

const pageOf = (name: string, html: string): RenderedPage => ({
  html,
  hash: name,
  file: join(kept, name),
  made: places.made,
  origin: 'https://www.praktijk.example',
  version: '1',
  pages: 1,
  parts: { scripts: [], styles: [], fetchesScripts: false, fetchesStyles: false, frames: [], pictureHosts: [] },
})

describe.each([
  ['the thread that renders', 1],
  ['a thread of its own', 100],
])('pages finished by %s', (where, count) => {
  it('are kept, and what does not hold what it declares is not, and stops the build with the reason', async () => {
    const finisher = await openFinisher(places, '1', count)
    await finisher.add(pageOf(`goed ${where}`, '<!doctype html><main><p>Dag</p></main>'))
    await finisher.end()
    expect(existsSync(join(kept, `goed ${where}`))).toBe(true)
    const finishing = finisher.add(pageOf(`fout ${where}`, '<!doctype html><script>alert(1)</script>'))
    await expect(finishing.then(finisher.end)).rejects.toThrow('<script> is niet door de bouw gemaakt: "alert(1)".')
    expect(existsSync(join(kept, `fout ${where}`))).toBe(false)
    await finisher.close()
  })

  it('are all kept, however many come at once', async () => {
    const finisher = await openFinisher(places, '1', count)
    const names = Array.from({ length: 30 }, (_, index) => `veel ${where} ${index}`)
    for (const name of names) await finisher.add(pageOf(name, '<!doctype html><main><p>Dag</p></main>'))
    await finisher.end()
    expect(names.filter((name) => !existsSync(join(kept, name)))).toEqual([])
    await finisher.close()
  })

  it('stop the build also when many come before the one that is wrong', async () => {
    const finisher = await openFinisher(places, '1', count)
    const add = async () => {
      for (let index = 0; index < 30; index += 1)
        await finisher.add(
          pageOf(`stop ${where} ${index}`, `<!doctype html>${index === 20 ? '<script>1</script>' : ''}`),
        )
    }
    await expect(add().then(finisher.end)).rejects.toThrow('<script> is niet door de bouw gemaakt: "1".')
    await finisher.close()
  })

  it('say what the system calls it when the disk does not take them', async () => {
    const finisher = await openFinisher(places, '1', count)
    writeFileSync(join(kept, where), '')
    const finishing = finisher.add(pageOf(`${where}/pagina`, '<!doctype html>'))
    const why = { code: expect.stringMatching(/^E[A-Z]+$/), path: join(kept, where) }
    await expect(finishing.then(finisher.end)).rejects.toMatchObject(why)
    await finisher.close()
  })
})
