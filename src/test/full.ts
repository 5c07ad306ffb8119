/** Whether this is the full run, `npm run test:full`: every page in every window, those of the practice too. */
export const isFull = import.meta.env.MODE === 'full'
