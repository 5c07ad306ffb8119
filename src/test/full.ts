import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isFull: boolean
  }
}

/** Whether this is the full run, `npm run test:full`: every page in every window, those of the practice too. */
export const isFull = inject('isFull')
