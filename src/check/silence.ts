/** A remark that says why the language of what follows stays as it is: `taal: reden`. */
const remark = /(?:\{\s*\/\*|<!--|#)[ \t]*taal:[ \t]*([^\n]*?)[ \t]*(?:\*\/\s*\}|-->|$)/gm

/**
 * The lines of a file about whose language nothing is to be said: those of a remark and of the paragraph that follows
 * it, or of the field behind `#`, or of what stands on the same line.
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
    const ofField = sign.startsWith('#')
    const between = ofField ? /^\s*(?:#|$)/ : /^\s*$/
    while (between.test(lines[line] ?? 'the end')) line += 1
    const isOver = ofField ? isAfterField(lines[line] ?? '') : isEmpty
    const end = lines.findIndex((next, at) => at > line && isOver(next))
    for (const [at, next] of lines.slice(line, end < 0 ? lines.length : end).entries())
      if (!isEmpty(next)) silent.add(line + at + 1)
  }
  return silent
}

const isEmpty = (line: string): boolean => line.trim() === ''

/** Whether a line comes after the field that begins with another: it is indented no further, and no item of its list. */
const isAfterField = (first: string) => {
  const indent = indentOf(first)
  return (line: string): boolean =>
    !isEmpty(line) && (indentOf(line) < indent || (indentOf(line) === indent && (isItem(first) || !isItem(line))))
}

const indentOf = (line: string): number => line.search(/\S|$/)
const isItem = (line: string): boolean => /^\s*-\s/.test(line)
