/**
 * Selects a block whose scripts run: `data-live` comes from src/browser/islands.ts, before anything is drawn.
 * Without it (no script, a refused or a failed one) a block shows all it holds and no button that does nothing.
 */
export const alive = `[data-live] [data-island]:not([data-island='failed'])`
