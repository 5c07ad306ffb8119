import type { PageData, Site } from './page.ts'

/** Writes down the name of an input when a page asks for it. */
type Note = (name: string) => void
/** The texts that come as code. */
export type Parts = Pick<Site, 'LocalText'>

/**
 * The same site, which writes down what is asked of it: facts one by one, pictures, titles and neighbours by name, all
 * else as a whole. Nobody has to list what a page depends on.
 */
export function observed(data: Omit<Site, keyof Parts>, parts: Parts, note: Note): Site {
  // Not copied: some of it is worked out only when it is asked for.
  const all: Site = Object.create(data, Object.getOwnPropertyDescriptors(parts))
  const byName: Partial<Site> = {
    facts: observedKeys(data.facts, 'facts', note),
    picture: (name) => {
      note(`picture:${name}`)
      return data.picture(name)
    },
    exercise: (name) => {
      note(`exercise:${name}`)
      return data.exercise(name)
    },
    around: (path) => {
      note(`around:${path}`)
      return data.around(path)
    },
    related: (path) => {
      note(`related:${path}`)
      return data.related(path)
    },
    shareImage: (path) => {
      note(`shareImage:${path}`)
      return data.shareImage(path)
    },
    isOn: (days) => {
      note(`isOn:${days}`)
      return data.isOn(days)
    },
    neighbours: (path) => {
      note(`neighbours:${path}`)
      return data.neighbours(path)
    },
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
  switch (kind) {
    case 'page':
      return [page.frontmatter, page.headings]
    case 'placeholder':
      return Reflect.get(page.placeholders, key)
    case 'facts':
      return key === '' ? site.facts : Reflect.get(site.facts, key)
    case 'picture':
      return site.picture(key)
    case 'exercise':
      return site.exercise(key)
    case 'around':
      return site.around(key)
    case 'isOn':
      return site.isOn(key)
    case 'neighbours':
      return site.neighbours(key)
    case 'related':
      return site.related(key)
    case 'shareImage':
      return site.shareImage(key)
    case 'title':
      return site.titles.get(key)
    default:
      if (!Object.hasOwn(site, name)) throw new Error(`${name} is geen invoer van een pagina.`)
      return Reflect.get(site, name)
  }
}
