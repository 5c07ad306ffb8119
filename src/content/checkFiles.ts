import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, pathOf } from './files.ts'
import type { Problem } from './problems.ts'

/** Reports files of content/ that cannot be what their name says: pages without an address, photos that are none. */
export function checkFiles(root: string): Problem[] {
  const names = listFiles(join(root, 'content')).filter((name) => !/(^|\/)\./.test(name))
  const messages = [...pageNames(names), ...twice(names), ...pictures(names, root)]
  return messages.map(({ name, message }) => ({ file: `content/${name}`, line: 1, column: 1, message }))
}

interface Named {
  name: string
  message: string
}

const isPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/(^|\/)_/.test(name) && !/(^|\/)README\.md$/.test(name)

const pageNames = (names: string[]): Named[] =>
  names
    .filter((name) => isPage(name) && !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.mdx$/.test(name))
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

/** How the files begin that the build can cut to size (JPEG, PNG, WebP), as Latin-1. */
const photo = /^(\u00FF\u00D8\u00FF|\u0089PNG|RIFF....WEBP)/s

function pictures(names: string[], root: string): Named[] {
  return names.flatMap((name) => {
    if (!name.startsWith('_beelden/')) return []
    if (/\.(heic|heif|webp|avif|gif|bmp|tiff?)$/i.test(name) || /\.(JPE?G|PNG|SVG)$/.test(name)) {
      return [
        {
          name,
          message: 'Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.',
        },
      ]
    }
    if (!/\.(jpe?g|png|svg)$/.test(name)) return []
    const start = readFileSync(join(root, 'content', name))
      .subarray(0, 1000)
      .toString('latin1')
    return (name.endsWith('.svg') ? start.includes('<svg') : photo.test(start))
      ? []
      : [
          {
            name,
            message: 'Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.',
          },
        ]
  })
}
