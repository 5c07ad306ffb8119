import { defineConfig } from 'vitest/config'
import { LongestFirst } from './src/test/longestFirst.ts'

export default defineConfig(({ mode }) => ({
  test: {
    // By itself Vitest leaves one core alone, which on two is half of all.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'regels',
          // All but what looks at a built site.
          include: ['src/!(test)/**/*.test.ts', 'src/test/repository/*.test.ts'],
          // Rules keep nothing that another could stumble over; reading them anew for each file costs four times as much.
          isolate: false,
          setupFiles: 'src/test/setup.ts',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['src/test/**/*.test.ts'],
          exclude: [
            'src/test/repository/**',
            // At night: what writers and the owner have made of it, so that a change of theirs breaks nothing by day; and
            // what failed once in four runs on a busy machine, of a cause that is not known yet.
            ...(mode === 'full' ? [] : ['src/test/visit/practice.test.ts', 'src/test/devStress.test.ts']),
          ],
          // A file opens pages of its own; what is known of the built sites is read once for all.
          isolate: false,
          globalSetup: 'src/test/globalSetup.ts',
          setupFiles: 'src/test/setup.ts',
          provide: { isFull: mode === 'full' },
          testTimeout: 120_000,
          // What is waited for mostly comes with the next frame; on a busy machine a second may go by before that.
          expect: { poll: { interval: 20, timeout: 10_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
}))
