import { run } from './newPage.ts'

await run(process.argv.slice(3)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
