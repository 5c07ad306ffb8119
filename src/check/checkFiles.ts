import { join } from 'node:path'
import { checkPictureFiles } from './checkPictureFiles.ts'
import { linkMistake, listFiles, listLinks } from './files.ts'
import type { Named } from './files.ts'
import type { Problem } from './problems.ts'
import { pathOf } from '../content/pageFile.ts'
import { redirects } from '../content/redirects.ts'

/** Reports files of content/ that cannot be what their name says: pages without an address, photos that are none. */
export function checkFiles(root: string): Problem[] {
  const names = listFiles(join(root, 'content')).filter((name) => !/(^|\/)\./.test(name))
  const messages = [
    ...pageNames(names),
    ...twice(names),
    ...atOldAddress(names),
    ...withoutOverview(names),
    ...checkPictureFiles(names, root),
    ...listLinks(join(root, 'content')).map((name) => ({ name, message: linkMistake })),
  ]
  return messages.map(({ name, message }) => ({ file: `content/${name}`, line: 1, column: 1, message }))
}

const isPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(^|\/)_/.test(name) && !/(^|\/)README\.md$/.test(name)

/** A folder named index would vanish from the address. */
const isAddress = (name: string): boolean =>
  /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name) && !/(^|\/)index\//.test(name)

const pageNames = (names: string[]): Named[] =>
  names
    .filter((name) => isPage(name) && !isAddress(name))
    .map((name) => ({
      name,
      message: 'De naam van een pagina wordt haar adres: kleine letters, cijfers en streepjes, en aan het eind .mdx.',
    }))

/** `over.mdx` and `over/index.mdx` have one address. */
const twice = (names: string[]): Named[] =>
  names
    .filter((name) => isPage(name) && name.endsWith('/index.mdx') && names.includes(`${pathOf(name).slice(1)}.mdx`))
    .map((name) => ({
      name,
      message: `Dit adres heeft al een pagina: content/${pathOf(name).slice(1)}.mdx. Houd er één.`,
    }))

/** The build would put the way to the new address in its place. */
const atOldAddress = (names: string[]): Named[] =>
  names.filter(isPage).flatMap((name) => {
    const to = redirects.get(pathOf(name))
    return to === undefined
      ? []
      : [
          {
            name,
            message: `Dit is een oud adres: het leidt naar ${to}. Zet de tekst op die pagina, of geef dit bestand een andere naam.`,
          },
        ]
  })

/** Above every page stands the way to it, with a link to the overview of its folder. */
const withoutOverview = (names: string[]): Named[] =>
  names.filter(isPage).flatMap((name) => {
    const folder = name.split('/').slice(0, -1).join('/')
    const hasOverview = folder === '' || [`${folder}/index.mdx`, `${folder}.mdx`].some((page) => names.includes(page))
    return hasOverview
      ? []
      : [{ name, message: `Bij deze map hoort een overzicht: content/${folder}/index.mdx ontbreekt. Maak dat eerst.` }]
  })
