// What is asked of a page that is read and pressed: each function is sent there as it stands, so it may use nothing from around it.

declare global {
  interface Window {
    /** What went wrong since the page was opened. */
    faults: string[]
    /** What can be pressed on it and stays on it. */
    parts: HTMLElement[]
  }
}

/** Reads a page to its end, a window at a time, so that every block comes alive; tells how many parts can be pressed. */
export async function readToEnd(): Promise<number> {
  window.faults = []
  addEventListener('error', ({ message }) => window.faults.push(message || 'een bestand komt niet'), true)
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  window.parts = [...document.querySelectorAll<HTMLElement>('summary, button:not([type="submit"])')].filter(
    // Printing opens a window of the system.
    (part) => part.checkVisibility() && !part.matches('[data-print]'),
  )
  return window.parts.length
}

/** Presses the part of that number, and tells which it was. */
export function press(index: number): string {
  const part = window.parts[index]
  part?.scrollIntoView({ block: 'center', behavior: 'instant' })
  part?.focus()
  part?.click()
  return (part?.getAttribute('aria-label') ?? part?.textContent ?? '').trim()
}

/** Ends when two frames have been drawn. */
export const painted = (): Promise<null> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))
  })

/** What went wrong meanwhile, and how many pixels the page is wider than its window. */
export const outcome = (): { faults: string[]; wider: number } => ({
  faults: window.faults,
  wider: document.documentElement.scrollWidth - innerWidth,
})
