import type { PageData, Site } from './page.ts'

/** Writes down the name of an input when a page asks for it. */
type Note = (name: string) => void
/** The texts that come as code. */
type Parts = Pick<Site, 'LocalText'>

/** What is asked for one by one, by a name or an address. */
type LookedUp = {
  [Name in keyof Omit<Site, keyof Parts>]: Site[Name] extends (key: string) => unknown ? Name : never
}[keyof Omit<Site, keyof Parts>]
// One that is not here would be taken for a value that never changes.
const each: Record<LookedUp, true> = {
  picture: true,
  exercise: true,
  around: true,
  related: true,
  shareImage: true,
  isOn: true,
  neighbours: true,
}
const isLookedUp = (name: string): name is LookedUp => Object.hasOwn(each, name)
const lookedUp = Object.keys(each).filter(isLookedUp)

/**
 * The same site, which writes down what is asked of it: facts one by one, pictures, titles and neighbours by name, all
 * else as a whole. Nobody has to list what a page depends on.
 */
export function observed(data: Omit<Site, keyof Parts>, parts: Parts, note: Note): Site {
  // Not copied: some of it is worked out only when it is asked for.
  const all: Site = Object.create(data, Object.getOwnPropertyDescriptors(parts))
  const byName: Partial<Site> = {
    ...Object.fromEntries(
      lookedUp.map((name) => [
        name,
        (key: string) => {
          note(`${name}:${key}`)
          return data[name](key)
        },
      ]),
    ),
    facts: observedKeys(data.facts, 'facts', note),
    titles: {
      get: (path) => {
        note(`title:${path}`)
        return data.titles.get(path)
      },
    },
  }
  return new Proxy(all, {
    get(target, key) {
      if (Object.hasOwn(byName, key)) return Reflect.get(byName, key)
      note(String(key))
      return Reflect.get(target, key)
    },
  })
}

/** The same page, which writes down which facts its text asks for. */
export const observedPage = <Page extends PageData>(page: Page, note: Note): Page => ({
  ...page,
  placeholders: observedKeys(page.placeholders, 'placeholder', note),
})

function observedKeys<T extends object>(value: T, name: string, note: Note): T {
  return new Proxy(value, {
    get(target, key) {
      note(`${name}:${String(key)}`)
      return Reflect.get(target, key)
    },
    ownKeys(target) {
      note(name)
      return Reflect.ownKeys(target)
    },
  })
}

/**
 * What an input is now, for comparing it with what it was.
 * @param page the page that asks
 * @param name as {@link observed} writes it down, or `page` for what the page itself holds beside its text; not `copy`
 * and `LocalText`, which are no data but come from one file
 */
export function valueOf(site: Omit<Site, keyof Parts>, page: PageData, name: string): unknown {
  const [kind = '', ...rest] = name.split(':')
  const key = rest.join(':')
  if (isLookedUp(kind)) return site[kind](key)
  switch (kind) {
    case 'page':
      return [page.frontmatter, page.headings]
    case 'placeholder':
      return Reflect.get(page.placeholders, key)
    case 'facts':
      return key === '' ? site.facts : Reflect.get(site.facts, key)
    case 'title':
      return site.titles.get(key)
    default:
      if (!Object.hasOwn(site, name)) throw new Error(`${name} is geen invoer van een pagina.`)
      return Reflect.get(site, name)
  }
}
