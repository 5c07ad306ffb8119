/** Where each complaint lies on the drawing of the body, in its own units of 400 × 900 (design, section 8). */
export const bodyRegions: Record<string, { x: number; y: number }> = {
  Hoofdpijn: { x: 200, y: 64 },
  Nek: { x: 200, y: 156 },
  Schouder: { x: 284, y: 206 },
  Rug: { x: 200, y: 350 },
  Elleboog: { x: 98, y: 350 },
  Heup: { x: 136, y: 470 },
  Hand: { x: 344, y: 536 },
  Knie: { x: 242, y: 646 },
  Enkel: { x: 162, y: 836 },
}

/** The part of the drawing that is shown: origin and size. */
export const bodyView = { x: -60, y: -10, width: 520, height: 900 } as const
