import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { readTable } from '../hosting/tableFile.ts'
import { outcome, painted, press, readToEnd } from './pressing.ts'
import { findProgram, freePort, startServer } from './process.ts'
import type { RunningServer } from './process.ts'
import { servedFrom } from './served.ts'
import { openWindow } from './webDriver.ts'
import type { DrivenWindow } from './webDriver.ts'

/** A phone, as narrow as the driver's own window lets it, and a desk. */
const sizes = [
  { width: 450, height: 1000 },
  { width: 1300, height: 1000 },
]
/** A page that says nothing for so long hangs, in milliseconds. */
const patience = 15_000

/**
 * Opens every built page in WebKit, the engine of every iPhone, reads it to its end and presses all that opens, turns and
 * chooses. Prints where a page hangs, fails, or is wider than its window.
 */
async function webkit(only: readonly string[]): Promise<void> {
  const program = findProgram(['WebKitWebDriver'])
  if (!program) throw new Error('Installeer WebKitGTK met zijn driver: sudo apt-get install webkit2gtk-driver xvfb.')
  const site = await servedFrom('.')
  const paths = [...readTable('dist').pages.keys()].filter((path) => only.length === 0 || only.includes(path))
  let faults = 0
  for (const size of sizes) {
    let driver = await startDriver(program)
    for (const path of paths) {
      const found = await faultsOf(driver, size, site.origin + path)
      for (const fault of found) console.error(`${path}  ${size.width} px  ${fault}`)
      faults += found.length
      if (found.length === 0) continue
      // A page that hangs holds on to its driver.
      await driver.stop()
      driver = await startDriver(program)
    }
    await driver.stop()
  }
  await site.close()
  console.log(`${paths.length} pagina's op ${sizes.length} breedtes in WebKit, ${faults} fout.`)
  if (faults > 0) process.exitCode = 1
}

async function startDriver(program: string): Promise<RunningServer> {
  const port = await freePort()
  return startServer(program, [`--port=${port}`], port, mkdtempSync(join(tmpdir(), 'praktijk-')))
}

async function faultsOf(driver: RunningServer, size: (typeof sizes)[number], url: string): Promise<string[]> {
  let last = 'de pagina komt'
  try {
    const window = await openWindow(driver.origin, size, patience)
    await window.open(url)
    const count = await window.run(z.number(), readToEnd)
    for (let index = 0; index < count; index += 1) {
      last = await window.run(z.string(), press, index)
      await window.run(z.null(), painted)
    }
    return await outcomeOf(window)
  } catch (error) {
    const isHanging = error instanceof Error && error.name === 'TimeoutError'
    return [`${last}: ${isHanging ? 'daarna staat de pagina stil' : String(error)}`]
  }
}

async function outcomeOf(window: DrivenWindow): Promise<string[]> {
  const { faults, wider } = await window.run(z.object({ faults: z.array(z.string()), wider: z.number() }), outcome)
  await window.close()
  return wider > 0 ? [...faults, `${wider} px breder dan het venster`] : faults
}

await webkit(process.argv.slice(3))
// A window that hangs keeps what it was started with open.
process.exit()
