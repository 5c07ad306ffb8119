import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'

/** What of Netlify's settings is used here; under any other name they would do nothing, without a word. */
const settings = z.strictObject({
  build: z.strictObject({
    command: z.string(),
    publish: z.string(),
    environment: z.strictObject({ NODE_VERSION: z.string(), NPM_FLAGS: z.string() }),
    processing: z.strictObject({ skip_processing: z.literal(true) }),
  }),
})
const { build } = settings.parse(parse(readFileSync('netlify.toml', 'utf8')))
const { scripts, engines } = z
  .object({ scripts: z.record(z.string(), z.string()), engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

it('has Netlify build as we do, with a Node that is tested, and change nothing', () => {
  expect(build).toMatchObject({ command: 'npm run build', publish: 'dist' })
  expect(scripts['build']).toBe('node src/tools/vite.js build')
  const { jobs } = z
    .object({
      jobs: z.object({ check: z.object({ strategy: z.object({ matrix: z.object({ node: z.array(z.string()) }) }) }) }),
    })
    .parse(parseYaml(readFileSync('.github/workflows/check.yml', 'utf8')))
  expect(jobs.check.strategy.matrix.node).toContain(build.environment.NODE_VERSION)
  expect(engines.node).toContain(`${build.environment.NODE_VERSION}.`)
  // As everywhere else: what packages bring is not run.
  expect(build.environment.NPM_FLAGS).toBe('--ignore-scripts')
})
