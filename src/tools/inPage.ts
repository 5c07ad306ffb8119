// What is asked of a page in the browser: each function is sent there as it stands, so it may use nothing from around it.

/** A visible part of a page by its selector; of several the one at `index`, from the end when below zero. */
export type Target = readonly [selector: string, index?: number]

/** Brings a part to the middle of the window and tells where its own middle then is; nothing when it is not to be seen. */
export function middleOf([selector, index = 0]: Target): { x: number; y: number } | undefined {
  const part = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).at(index)
  part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = part?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How many CSS pixels the page has to scroll until a part is in the middle of the window; none when it is in view. */
export function farFrom([selector, index = 0]: Target): number {
  const part = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).at(index)
  const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {}
  return bottom <= innerHeight ? 0 : (top + bottom - innerHeight) / 2
}

/** When this page was painted first, as a time of the clock in ms, and whether it was prepared; nothing before it is. */
export function paintOf(): { at: number; wasPrepared: boolean } | null {
  const [navigation] = performance.getEntriesByType('navigation')
  const activated = navigation && 'activationStart' in navigation ? Number(navigation.activationStart) : 0
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  return painted ? { at: performance.timeOrigin + Math.max(painted, activated), wasPrepared: activated > 0 } : null
}
