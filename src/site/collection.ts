import { isValidElement } from 'react'
import type { ComponentType } from 'react'
import type { MDXProps } from 'mdx/types'
import routes from '~react-pages'
import type { PageRoute } from '~react-pages'
import copyText from '../../content/teksten.yaml?raw'
import factsText from '../../content/praktijk.yaml?raw'
import * as localText from '../../content/_delen/lokale-tekst.mdx'
import { copySchema } from '../content/copy.ts'
import { dutchDay, upcoming } from '../content/exceptions.ts'
import { factsSchema } from '../content/facts.ts'
import { frontmatterSchema } from '../content/frontmatter.ts'
import type { Kind } from '../content/frontmatter.ts'
import type { Page, PageHeading, Site } from './page.ts'
import { pictureBook } from './pictures.ts'
import type { Picture } from './pictures.ts'
import { fillIn, placeholdersFor } from '../content/placeholders.ts'
import { ContentError } from '../check/problems.ts'
import { readYaml } from '../check/yaml.ts'

interface PageModule {
  default: ComponentType<MDXProps>
  frontmatter: unknown
  headings: PageHeading[]
}

const modules = import.meta.glob<PageModule>(['/content/**/*.mdx', '!/content/**/_*/**'], { eager: true })
const drawings = import.meta.glob<string>('/content/_beelden/*.svg', { eager: true, query: '?raw', import: 'default' })
const addresses = import.meta.glob<string>('/content/_beelden/*.svg', { eager: true, query: '?url', import: 'default' })
const photos = import.meta.glob<Picture>('/content/_beelden/*.{jpg,jpeg,png}', {
  eager: true,
  query: '?foto',
  import: 'default',
})

const written = parse('content/praktijk.yaml', factsText, factsSchema)
/** Other hours on a day that has passed are nobody's business; a build shows what is still to come. */
const facts = { ...written, exceptions: upcoming(written.exceptions, dutchDay(new Date())) }
const copy = parse('content/teksten.yaml', copyText, copySchema)

/** Every page by its path: the routes come from the file system, the metadata from the MDX modules. */
export const pages: ReadonlyMap<string, Page> = new Map(flatten(routes).map(toPage))

const services = ofKind('dienst')

/** The data that pages share. */
export const site: Site = {
  facts,
  copy,
  placeholders: placeholdersFor(facts),
  picture: pictureBook(drawings, addresses, photos),
  services,
  homeServices: homeServices(),
  complaints: ofKind('klacht'),
  titles: new Map([...pages.values()].map(({ path, frontmatter }) => [path, shortTitle(frontmatter)])),
  LocalText: localText.default,
}

function parse<S extends Parameters<typeof readYaml>[1]>(file: string, text: string, schema: S) {
  const reading = readYaml({ file, text }, schema)
  if (!reading.ok) throw new ContentError(reading.problems)
  return reading.data
}

/** The routes as a flat list: a folder's pages hang under its route when it has an overview. */
function flatten(list: PageRoute[], parent = ''): { path: string; component: unknown }[] {
  return list.flatMap(({ path = '', element, children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')
    const component = isValidElement(element) ? element.type : undefined
    return [...(component ? [{ path: full, component }] : []), ...flatten(children, full)]
  })
}

function toPage({ path, component }: { path: string; component: unknown }): [string, Page] {
  const module = Object.values(modules).find((candidate) => candidate.default === component)
  if (!module) throw new Error(`Bij ${path} hoort geen bestand in content/.`)
  const checked = frontmatterSchema.parse(module.frontmatter)
  const placeholders = placeholdersFor(facts, checked.city)
  return [
    path,
    {
      path,
      frontmatter: fillIn(checked, placeholders),
      headings: fillIn(module.headings, placeholders),
      placeholders,
      Body: module.default,
    },
  ]
}

function ofKind<K extends Kind>(kind: K) {
  type Wanted = Page<Extract<Page['frontmatter'], { kind: K; order: number }>>
  return [...pages.values()]
    .filter((page): page is Wanted => page.frontmatter.kind === kind)
    .toSorted((a, b) => a.frontmatter.order - b.frontmatter.order)
}

function homeServices() {
  const home = pages.get('/')?.frontmatter
  const paths = home?.kind === 'home' ? home.services : []
  return paths.flatMap((path) => services.filter((service) => service.path === path))
}

/** The name of a page in a breadcrumb: short, as in the menu. */
function shortTitle(frontmatter: Page['frontmatter']): string {
  if (frontmatter.kind === 'home') return facts.name
  if (frontmatter.kind === 'klacht') return frontmatter.region
  if (frontmatter.kind === 'dienst') return frontmatter.card.name
  return frontmatter.heading
}
