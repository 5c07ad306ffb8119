// Runs one of the TypeScript tools beside it, which Node 20 cannot read by itself: `node src/tools/run.js shots`.
import { runnerImport } from 'vite'

try {
  await runnerImport(`./src/tools/${process.argv[2]}.ts`)
} catch (error) {
  // What somebody can do about it is said without the lines of code that it passed through; a fault of the code has them.
  console.error(error?.constructor === Error ? error.message : error)
  process.exit(1)
}
