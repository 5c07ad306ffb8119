import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Named } from './files.ts'
import { pictureKinds } from '../content/fileKinds.ts'

/** Pictures all the same, so a writer will have meant to use them. */
const otherKinds = ['heic', 'heif', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff']

/** How the files begin that the build can cut to size (JPEG, PNG, WebP), as Latin-1. */
const photo = /^(\u00FF\u00D8\u00FF|\u0089PNG|RIFF....WEBP)/s

/**
 * Reports the pictures that pages could not show.
 * @param names the files of content/
 */
export function checkPictureFiles(names: string[], root: string): Named[] {
  const first = new Map<string, string>()
  return names.flatMap((name) => {
    const [, base = '', extension = ''] = /^_beelden\/(.*)\.(\w+)$/.exec(name) ?? []
    if (![...pictureKinds, ...otherKinds].includes(extension.toLowerCase())) return []
    const other = first.get(base)
    first.set(base, other ?? name)
    const messages = [
      nameMistake(base),
      other && `Er is al een beeld met deze naam: content/${other}. Houd er één, of geef dit beeld een andere naam.`,
      pictureKinds.includes(extension) ? contentMistake(join(root, 'content', name), extension) : kindMistake,
    ]
    return messages.flatMap((message) => (message ? [{ name, message }] : []))
  })
}

const kindMistake = 'Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.'

function nameMistake(base: string): string | undefined {
  if (base.includes('/')) return 'Beelden staan rechtstreeks in content/_beelden. Haal het uit de map eronder.'
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(base)
    ? undefined
    : "De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. Geef het zo'n naam."
}

function contentMistake(path: string, extension: string): string | undefined {
  const start = readFileSync(path).subarray(0, 1000).toString('latin1')
  return (extension === 'svg' ? start.includes('<svg') : photo.test(start))
    ? undefined
    : 'Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.'
}
