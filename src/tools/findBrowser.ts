import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { findProgram } from './process.ts'

// The one without windows first: the same pages take it a third less work.
const names = ['chromium-headless-shell', 'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The path of a Chrome or Chromium: the one of the system, else Playwright's own, else Debian's package.
 * Installs what is missing; throws when none can be had.
 */
export function findBrowser(): string {
  const found = onSystem() ?? ofPlaywright()
  if (found) return found
  install('npx', ['playwright-core', 'install', '--with-deps', 'chromium'])
  const downloaded = ofPlaywright()
  if (downloaded) return downloaded
  install('apt-get', ['update'])
  install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'])
  const installed = onSystem()
  if (installed) return installed
  throw new Error('Geen Chrome of Chromium gevonden. Installeer er een, of zet het pad in CHROME_PATH.')
}

function onSystem(): string | undefined {
  const chosen = process.env['CHROME_PATH']
  if (chosen && existsSync(chosen)) return chosen
  return findProgram(names) ?? places.find((place) => existsSync(place))
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function install(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 })
  } catch {
    // The next way may work; findBrowser reports when none does.
  }
}
