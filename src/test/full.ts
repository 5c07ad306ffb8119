import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFull: boolean
  }
}

/** Whether this is the full run, `npm run test:full`: every page in every window, those of the practice too. */
export const isFull = inject('isFull')

/** For tests that have nothing to do with movement, which takes much of their work: by day without, at night with it. */
export const reducedMotion = isFull ? 'no-preference' : 'reduce'
