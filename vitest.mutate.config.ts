import { defineConfig } from 'vitest/config'

// The tests of the rules alone, which a mutation run repeats for each mistake that it makes.
export default defineConfig({
  test: {
    include: ['src/check/**/*.test.ts', 'src/content/**/*.test.ts'],
    // Modules are loaded once for all files; no test depends on what another has loaded.
    isolate: false,
    testTimeout: 60_000,
  },
})
