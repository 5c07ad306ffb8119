import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { loadSite } from '../hosting/loadSite.ts'
import { findBrowser } from './findBrowser.ts'
import { categories, isPerfect, missedIn, readReport, scoresOf } from './lighthouseReport.ts'
import type { Report } from './lighthouseReport.ts'
import { secureServer } from './secureServer.ts'

/** Fetched when it is asked for: 200 packages that nobody needs otherwise. The last line that runs on Node 20. */
const program = 'lighthouse@12.8.2'
/** How often a page may be judged until it is whole: a machine that was busy measures low, a fault stays. */
const attempts = 3
/** An address where nothing is: it shows the page that says so. */
const nowhere = '/bestaat-niet'
/** What its status and its wish not to be found break by themselves. */
const brokenNowhere = 'errors-in-console,http-status-code,is-crawlable'
/** How long one judgement may take, in milliseconds. */
const patience = 180_000

/** Has Lighthouse judge every built page as it is served, and prints what is not four times 100. */
async function lighthouse(only: readonly string[]): Promise<void> {
  const site = loadSite('dist')
  const server = await secureServer(site)
  const paths = [...site.table.pages.keys(), nowhere].filter((path) => only.length === 0 || only.includes(path))
  const faults: string[] = []
  console.log(`| page | ${categories.join(' | ')} | attempts |\n| --- |${' --- |'.repeat(categories.length + 1)}`)
  for (const path of paths) {
    const { report, tries } = await judge(server.origin + path)
    console.log(`| ${path} | ${scoresOf(report).join(' | ')} | ${tries} |`)
    if (!isPerfect(report)) faults.push(...missedIn(report).map((audit) => `${path}  ${audit}`))
  }
  server.stop()
  if (faults.length === 0) return
  console.error(`\nNiet vier keer 100:\n${faults.join('\n')}`)
  process.exitCode = 1
}

/** The best of the attempts at a page; the first that is whole ends them. */
async function judge(url: string): Promise<{ report: Report; tries: number }> {
  let best = await ask(url)
  for (let tries = 1; ; tries += 1) {
    if (isPerfect(best) || tries === attempts) return { report: best, tries }
    const next = await ask(url)
    if (sum(next) > sum(best)) best = next
  }
}

const sum = (report: Report): number => scoresOf(report).reduce((total, score) => total + score, 0)

async function ask(url: string): Promise<Report> {
  const flags = ['--headless', '--no-sandbox', '--ignore-certificate-errors', '--disable-quic'].join(' ')
  const asked = ['--output=json', '--quiet', `--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`]
  if (new URL(url).pathname === nowhere) asked.push('--ignore-status-code', `--skip-audits=${brokenNowhere}`)
  const { stdout } = await promisify(execFile)('npx', ['--yes', program, url, ...asked], {
    env: { ...process.env, CHROME_PATH: findBrowser(), npm_config_ignore_scripts: 'true' },
    maxBuffer: 100_000_000,
    timeout: patience,
  })
  return readReport(stdout)
}

await lighthouse(process.argv.slice(3))
