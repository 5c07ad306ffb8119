/**
 * Selects a block whose buttons work: `data-live` comes from src/browser/islands.ts, when the page stands: no block is in
 * the first screen. Without it (no script, or a refused one) a block shows all it holds and no button that does nothing.
 */
export const scripted = '[data-live]'

/** Selects a block for which React has come or is still to come: what only React can do, is there. */
export const alive = `[data-live] [data-island]:not([data-island='failed'])`
