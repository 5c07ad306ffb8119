/**
 * Copies a tree with all its places so many lines and characters further on: those of its parts, and those of the code
 * that its expressions were read as.
 */
export function placeMover(lines: number, characters: number) {
  const moved = (value: unknown, key: string, isCode: boolean): unknown => {
    if (typeof value === 'number') {
      if (key === 'line') return value + lines
      // In Markdown `start` is the first number of a list.
      return key === 'offset' || (isCode && ['start', 'end', 'range'].includes(key)) ? value + characters : value
    }
    if (Array.isArray(value)) return value.map((item) => moved(item, key, isCode))
    if (typeof value !== 'object' || value === null) return value
    const copy: Record<string, unknown> = {}
    for (const [name, own] of Object.entries(value)) copy[name] = moved(own, name, isCode || name === 'estree')
    return copy
  }
  return <Tree extends object>(tree: Tree): Tree => moved(tree, '', false) as Tree
}
