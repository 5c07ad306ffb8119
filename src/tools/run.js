// Runs one of the TypeScript tools beside it, which Node 20 cannot read by itself: `node src/tools/run.js shots`.
import { runnerImport } from 'vite'

await runnerImport(`./src/tools/${process.argv[2]}.ts`)
