/** What the build says while it works; the first two seconds nothing, and in CI only the end. */
export interface Report {
  /** Says how far the pages are. */
  progress: (done: number, all: number) => void
  /** Says something that stays. */
  say: (text: string) => void
}

/** After this long somebody may wonder, in milliseconds. */
const patience = 2000
/** How often it is said, in milliseconds. */
const often = 200

export function openReport(): Report {
  const out = process.stdout
  // Who stops reading, such as `head`, does not stop the build.
  if (out.listenerCount('error') === 0) out.on('error', () => {})
  const start = Date.now()
  let last = 0
  let isOpen = false
  const clear = () => {
    if (isOpen) out.write('\r\u001B[K')
    isOpen = false
  }
  return {
    progress(done, all) {
      const now = Date.now()
      if (!out.isTTY || process.env['CI'] || now - start < patience || now - last < often) return
      last = now
      const left = Math.ceil(((now - start) / done) * (all - done) * 0.001)
      clear()
      out.write(`${done} van ${all} pagina's, nog ongeveer ${left} s`)
      isOpen = true
    },
    say(text) {
      clear()
      out.write(`${text}\n`)
    },
  }
}
