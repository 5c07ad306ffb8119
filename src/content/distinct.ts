import type { z } from 'zod'

/**
 * A check of a list: reports each item that has the same value as one before it, at its own place.
 * @param key the field that is different for each item, as it is called in the file
 * @param read the value of that field
 * @param advice what to do about it
 */
export const distinct =
  <Item>(key: string | undefined, read: (item: Item) => string, advice: string) =>
  ({ value: items, issues }: z.core.ParsePayload<Item[]>): void => {
    const seen = new Set<string>()
    for (const [index, item] of items.entries()) {
      const value = read(item)
      const message = `"${value}" staat er twee keer. ${advice}`
      if (seen.has(value))
        issues.push({ code: 'custom', input: value, path: key === undefined ? [index] : [index, key], message })
      seen.add(value)
    }
  }
