import { z } from 'zod'

/** The size of the drawing of the body (content/_beelden/lichaam.svg), in the units in which spots are given. */
export const bodySize = { width: 400, height: 900 }

/** How far apart two spots lie at least: on a narrow phone each is 44 px wide, and none covers another (WCAG 2.5.8). */
export const spotDistance = 72

/** Where a complaint lies on the drawing of the body. */
export const bodySpot = z
  .strictObject({
    x: z.number().min(0).max(bodySize.width).describe('Hoe ver van links, van 0 tot 400; het midden is 200.'),
    y: z.number().min(0).max(bodySize.height).describe('Hoe ver van boven, van 0 tot 900; de nek is 152, de knie 648.'),
  })
  .describe(
    'De plek op de tekening van het lichaam, voor een klacht die daar nog niet staat, zoals { x: 160, y: 648 }.',
  )
export type BodySpot = z.output<typeof bodySpot>

/** `/pijnklachten/rug` → `rug`, as the drawing calls it. */
export const spotKey = (path: string): string => path.split('/').at(-1) ?? ''
