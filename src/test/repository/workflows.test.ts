import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
})
const permissions = z.record(z.string(), z.string())
const job = z.looseObject({
  steps: z.array(step),
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.string().optional(),
  permissions: permissions.optional(),
  strategy: z.looseObject({ matrix: z.record(z.string(), z.array(z.string())) }).optional(),
})
const workflow = z.looseObject({ on: z.record(z.string(), z.unknown()), permissions, jobs: z.record(z.string(), job) })

const folder = '.github/workflows'
const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
const workflows = new Map(texts.map(([name, text]) => [name, workflow.parse(parse(text))]))
const jobsOf = (name: string) => workflows.get(name)?.jobs ?? {}
const runsOf = (name: string, jobName: string) =>
  (jobsOf(name)[jobName]?.steps ?? []).flatMap(({ run }) => (run === undefined ? [] : [run]))

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe.each(texts)('%s', (name, text) => {
  const steps = Object.values(jobsOf(name)).flatMap((each) => each.steps)

  it('names every action by its hash, with its version behind it for who reads', () => {
    const used = text.match(/uses: .*/g) ?? []
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length)
    for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('keeps no password of the repository beside the code', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((each) => each.with?.['persist-credentials'] !== false)).toEqual([])
  })

  it('may read, unless a job that runs nothing of the branch needs more', () => {
    expect(workflows.get(name)?.permissions).toEqual({ contents: 'read' })
    for (const { permissions: own = {}, steps: all } of Object.values(jobsOf(name))) {
      if (!Object.entries(own).some(([what, may]) => may === 'write' && what === 'pull-requests')) continue
      expect(
        all.filter(({ uses, run = '' }) => /checkout/.test(uses ?? '') || /\bnp[mx]\b|\bnode\b/.test(run)),
      ).toEqual([])
    }
  })

  it('puts no text that somebody else wrote in a command', () => {
    const commands = steps.flatMap(({ run = '' }) => run.match(/\$\{\{[^}]*\}\}/g) ?? [])
    expect(commands).toEqual([])
  })

  it('installs packages without running what they bring', () => {
    for (const { run = '' } of steps) if (/npm (?:ci|install)/.test(run)) expect(run).toBe('npm ci --ignore-scripts')
  })
})

it('every line of Node that is promised is tried, at its oldest', () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const oldest = engines.node.split(' || ').map((range) => range.replace(/^(?:\^|>=)/, '').replace(/(?:\.0)+$/, ''))
  expect(jobsOf('check.yml')['check']?.strategy?.matrix['node']).toEqual(oldest)
})

it.each([
  ['check.yml', 'check'],
  ['release.yml', 'test'],
])('%s looks for known holes in what builds and in what ships, and at who published it', (name, jobName) => {
  expect(runsOf(name, jobName)).toEqual(expect.arrayContaining(['npm audit', 'npm audit signatures', 'npm test']))
})

describe('a release', () => {
  const { build, release } = jobsOf('release.yml')

  it('is of a tag, and waits for who may release', () => {
    expect(workflows.get('release.yml')?.on).toEqual({ push: { tags: ['v*'] } })
    expect(release?.environment).toBe('release')
    expect(release?.needs).toEqual(['test', 'build'])
  })

  it('is built twice for one moment, without a shared cache, and has to be the same', () => {
    expect(build?.strategy?.matrix['builder']).toHaveLength(2)
    expect(build?.['env']).toEqual({ SOURCE_DATE_EPOCH: '${{ needs.moment.outputs.seconds }}' })
    expect(build?.steps.filter((each) => each.with?.['cache'] !== undefined)).toEqual([])
    expect(runsOf('release.yml', 'build')).toContain('npm run check:release')
    const [compare, ...rest] = runsOf('release.yml', 'release')
    expect(compare).toBe('diff -r built/first built/second')
    expect(rest[0]).toContain('npm sbom')
  })

  it('tells of each page when it changed, as what looks at it online does', () => {
    for (const each of [build, jobsOf('live.yml')['live']])
      expect(each?.steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0)
  })

  it('is attested, with the list of its packages', () => {
    const attested = release?.steps.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'))
    expect(attested?.with?.['subject-path']).toBe('site.tar.gz\nsbom.json\n')
  })
})

it('every night Lighthouse judges every page, as a person can have it do', () => {
  expect(workflows.get('nightly.yml')?.on).toHaveProperty('schedule')
  expect(runsOf('nightly.yml', 'lighthouse').at(-1)).toBe('npm run lighthouse')
  expect(scripts['lighthouse']).toContain('run.js lighthouse')
})

it('what is online is looked at every day, as it was built', () => {
  expect(workflows.get('live.yml')?.on).toHaveProperty('schedule')
  expect(runsOf('live.yml', 'live').slice(-2)).toEqual(['npm run build', 'npm run check:live'])
})

it('who owns the code is asked about all but the content', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8').split('\n')
  // Commented out until the owner puts his name there.
  const rules = lines.map((line) => line.replace(/^# (?=[*/])/, '')).filter((line) => /^[*/]/.test(line))
  expect(rules).toEqual([expect.stringMatching(/^\* +@\S+$/), '/content/'])
})

it('actions and packages are moved on by who keeps them', () => {
  const { updates } = z
    .object({ updates: z.array(z.looseObject({ 'package-ecosystem': z.string() })) })
    .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')))
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['github-actions', 'npm'])
})
