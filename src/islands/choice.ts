import { useState } from 'react'

/** What an island gets in the browser besides its own props. */
export interface Alive {
  /** What was chosen before React came (src/browser/islands.ts), counted from 0; without scripts nothing. */
  choice?: number
}

/** The attributes of what belongs to one choice, and of the buttons, by which scripts show another one. */
interface Choice {
  chosen: number
  choose: (index: number) => void
  /** What shows only with its choice; it shows by `data-current`. */
  part: (index: number) => object
}

/**
 * One of several, chosen with buttons. The browser's own script shows a choice by the same attributes until React takes
 * over, so what stands here and in src/browser/islands.ts says the same.
 */
export function useChoice(before: number | undefined): Choice {
  const [chosen, choose] = useState(before ?? 0)
  const part = (index: number) => ({
    'data-part': index,
    'data-current': index === chosen ? '' : undefined,
    'aria-hidden': before === undefined ? undefined : index !== chosen,
  })
  return { chosen, choose, part }
}
