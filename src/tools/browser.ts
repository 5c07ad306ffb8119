import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** The options of a headless browser that reaches for nothing outside by itself. */
export const browserOptions = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Letters as wide as in a window; without it they take whole pixels.
    '--font-render-hinting=none',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // No process in reserve for each page, and none apart to draw: a fresh page takes a quarter of its work less.
    '--renderer-process-limit=1',
    '--in-process-gpu',
  ],
})

/** Starts a headless browser for this process. */
export const launch = (executablePath: string): Promise<Browser> => chromium.launch(browserOptions(executablePath))
