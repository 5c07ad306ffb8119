/** Works out a value when it is first asked for, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

/** What is known of something by now, or else made and known from then on. */
export function onceFor<Key, Value>(
  known: { get: (key: Key) => Value | undefined; set: (key: Key, value: Value) => unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

/** Adds to an object what is worked out when it is first asked for, and then kept. */
export function withLater<Now extends object, Later extends object>(
  now: Now,
  later: { [Name in keyof Later]: () => Later[Name] },
): Now & Readonly<Later> {
  for (const [name, make] of Object.entries<() => unknown>(later))
    Object.defineProperty(now, name, { get: once(make), enumerable: true })
  return now as Now & Later
}
