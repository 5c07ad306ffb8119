import type { PageData, Site } from './page.ts'

/** Writes down the name of an input when a page asks for it. */
type Note = (name: string) => void

/**
 * The same site, which writes down what is asked of it: facts one by one, lists as a whole, pictures, titles and
 * neighbours by name. Nobody has to list what a page depends on.
 */
export const observed = (site: Site, note: Note): Site => ({
  facts: observedKeys(site.facts, 'facts', note),
  get copy() {
    note('copy')
    return site.copy
  },
  get placeholders() {
    note('placeholders')
    return site.placeholders
  },
  picture: (name) => {
    note(`picture:${name}`)
    return site.picture(name)
  },
  get logo() {
    note('logo')
    return site.logo
  },
  get services() {
    note('services')
    return site.services
  },
  get homeServices() {
    note('homeServices')
    return site.homeServices
  },
  get complaints() {
    note('complaints')
    return site.complaints
  },
  get menuComplaints() {
    note('menuComplaints')
    return site.menuComplaints
  },
  neighbours: (path) => {
    note(`neighbours:${path}`)
    return site.neighbours(path)
  },
  get terms() {
    note('terms')
    return site.terms
  },
  titles: {
    get: (path) => {
      note(`title:${path}`)
      return site.titles.get(path)
    },
  },
  get LocalText() {
    note('LocalText')
    return site.LocalText
  },
})

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
export function valueOf(site: Omit<Site, 'LocalText'>, page: PageData, name: string): unknown {
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
    case 'neighbours':
      return site.neighbours(key)
    case 'title':
      return site.titles.get(key)
    case 'placeholders':
    case 'logo':
    case 'services':
    case 'homeServices':
    case 'complaints':
    case 'menuComplaints':
    case 'terms':
      return site[kind]
    default:
      throw new Error(`${name} is geen invoer van een pagina.`)
  }
}
