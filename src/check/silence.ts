/** A remark that says why the language of what follows stays as it is: `taal: reden`. */
const remark = /(?:\{\s*\/\*|<!--|#)[ \t]*taal:[ \t]*([^\n]*?)[ \t]*(?:\*\/\s*\}|-->|$)/gm

/**
 * The lines of a file about whose language nothing is to be said: those of a remark and of the paragraph or field that
 * follows it, or stands on the same line.
 */
export function silentLines(source: string): ReadonlySet<number> {
  const silent = new Set<number>()
  const lines = source.split('\n')
  for (const { 0: sign, 1: reason, index } of source.matchAll(remark)) {
    if (!reason) continue
    let line = source.slice(0, index).split('\n').length
    silent.add(line)
    // Something else on the line of the remark: it is about that.
    if (lines[line - 1]?.replace(sign, '').trim()) continue
    // A line is counted from one and looked up from zero: this is the next one.
    while (lines[line]?.trim() === '') line += 1
    for (; lines[line]?.trim(); line += 1) silent.add(line + 1)
  }
  return silent
}
