/** Every text in a value, with the path at which it stands. */
export function stringsIn(
  value: unknown,
  path: (string | number)[] = [],
): { path: (string | number)[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => stringsIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]))
}
