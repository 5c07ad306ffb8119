import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets everyone read a folder with all that is in it, and nobody but its owner change it: a web server is another user
 * than whoever built the site, and that one's `umask` may keep others out.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) makeReadable(path)
    else chmodSync(path, 0o644)
  }
}
