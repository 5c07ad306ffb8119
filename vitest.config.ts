import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'regels',
          include: ['src/**/*.test.ts'],
          exclude: ['src/test/**'],
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'site',
          include: ['src/test/**/*.test.ts'],
          globalSetup: 'src/test/globalSetup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
