import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'

/** Starts a headless browser that reaches for nothing outside by itself. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
