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

const slots = Symbol('later')
/** Of each name how it is worked out, or what came of that. */
type Slots = Record<string, (() => unknown) | { value: unknown }>

/** By its name: objects with the same getters share what V8 knows of their form, which else takes 3 kB for each page. */
const getters = new Map<string, () => unknown>()
const getterOf = (name: string) =>
  function (this: { [slots]: Slots }): unknown {
    const slot = this[slots][name]
    const made = typeof slot === 'function' ? { value: slot() } : slot
    if (made) this[slots][name] = made
    return made?.value
  }

/** Adds to an object what is worked out when it is first asked for, and then kept. */
export function withLater<Now extends object, Later extends object>(
  now: Now,
  later: { [Name in keyof Later]: () => Later[Name] },
): Now & Readonly<Later> {
  Object.defineProperty(now, slots, { value: later })
  for (const name of Object.keys(later))
    Object.defineProperty(now, name, { get: onceFor(getters, name, () => getterOf(name)), enumerable: true })
  return now as Now & Later
}
