// Runs commands side by side, and shows what each has said once it has ended: `node src/tools/together.js "one" "other"`.
import { spawn } from 'node:child_process'

const run = (command) =>
  new Promise((resolve) => {
    const said = []
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
    child.on('close', (code) => resolve({ said: Buffer.concat(said), code }))
  })

for (const running of process.argv.slice(2).map(run)) {
  const { said, code } = await running
  process.stdout.write(said)
  if (code !== 0) process.exitCode = 1
}
