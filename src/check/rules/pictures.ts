import { pictureKinds } from '../../content/fileKinds.ts'
import { picturesFile } from '../../content/pictures.ts'
import { didYouMean } from '../didYouMean.ts'
import type { OpenedPicture } from '../files.ts'
import { headsOf } from '../heads.ts'
import type { Known } from '../known.ts'
import { nodesOf } from '../nodes.ts'
import { startOf } from '../problems.ts'
import type { SiteRule, TextRule } from './rule.ts'
import { picturesOf } from './text.ts'

/** A picture stands in content/_beelden, or comes from a host that the facts name; and something is said about it. */
export const picture: TextRule = ({ tree }, report, known) => {
  for (const { node, name, isDescribed } of picturesOf(tree)) {
    const mistake =
      (name.startsWith('https://') ? hostMistake(name, known) : absence(name, known)) ??
      (isDescribed ? undefined : silence(name, known))
    if (mistake) report(node, mistake)
  }
}

function hostMistake(url: string, known: Known): string | undefined {
  const host = URL.canParse(url) ? new URL(url).host : ''
  return known.isPictureHost(host)
    ? undefined
    : `Foto's van "${host}" mogen niet. Zet de foto in content/_beelden, of de site bij beeldhosts in praktijk.yaml.`
}

/** What is wrong with a name by which a text shows a picture; also for pictures that facts and frontmatter name. */
export const pictureMistake = (name: string, known: Known): string | undefined =>
  absence(name, known) ?? silence(name, known)

function absence(name: string, known: Known): string | undefined {
  if (known.hasPicture(name)) return undefined
  const hint = didYouMean(name, known.pictures()) ?? 'Zet het daar neer, of kies een ander.'
  return `Het beeld "${name}" staat niet in content/_beelden. ${hint}`
}

/** Who does not see a picture hears what it shows, or that it can be missed (WCAG 1.1.1). */
function silence(name: string, known: Known): string | undefined {
  if (known.isDescribed(name)) return undefined
  return `Het beeld "${name}" heeft geen beschrijving. Zet in content/beelden.yaml een regel met wat er te zien is, of met "decoratief" als de tekst ernaast genoeg zegt: ${name}: decoratief.`
}

/** The description of a picture is plain text: a fact in it would stay between its braces. */
export const pictureText: TextRule = ({ tree, source }, report) => {
  for (const node of nodesOf(tree)) {
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    // As it was typed: the parser leaves a fact out of the description.
    const written = source.slice(node.position?.start.offset, node.position?.end.offset)
    if (/[{}]/.test(written)) report(node, 'In de beschrijving van een beeld kan geen feit staan. Typ gewone tekst.')
  }
}

/** Pictures all the same, so a writer will have meant to use them. */
const otherKinds = ['heic', 'heif', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff']

/** A picture has a kind that pages can show, a name that can be typed, and no other picture has that name. */
export const pictureFile: SiteRule = ({ folder }, report) => {
  const first = new Map<string, string>()
  for (const name of folder.content) {
    const [, base = '', kind = ''] = /^_beelden\/(.*)\.(\w+)$/.exec(name) ?? []
    if (![...pictureKinds, ...otherKinds].includes(kind.toLowerCase())) continue
    const say = (message: string) => report(startOf(`content/${name}`), message)
    const other = first.get(base)
    first.set(base, other ?? name)
    if (base.includes('/')) say('Beelden staan rechtstreeks in content/_beelden. Haal het uit de map eronder.')
    else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base))
      say("De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. Geef het zo'n naam.")
    if (other !== undefined)
      say(`Er is al een beeld met deze naam: content/${other}. Houd er één, of geef dit beeld een andere naam.`)
    if (!pictureKinds.includes(kind))
      say('Dit soort beeld kan de site niet gebruiken. Bewaar het als .jpg, .png of .svg, in kleine letters.')
  }
}

/** Every picture can be drawn; judged only where the pictures have been opened. */
export const pictureWhole: SiteRule = ({ folder }, report) => {
  for (const [name, { state }] of folder.pictures ?? []) {
    const mistake = pictureMessage(name, state)
    if (mistake) report(startOf(`content/${name}`), mistake)
  }
}

/** What to do about a picture that cannot be drawn. */
function pictureMessage(name: string, state: OpenedPicture['state']): string | undefined {
  if (state === 'whole') return undefined
  if (state === 'other')
    return 'Dit bestand is geen beeld, of het is beschadigd. Bewaar het opnieuw als .jpg, .png of .svg.'
  if (state === 'endless')
    return 'Dit beeld heeft te veel pixels. Maak het kleiner: 3000 pixels breed is ruim genoeg, en meer dan 10.000 bij 10.000 kan niet.'
  return name.endsWith('.svg')
    ? 'Deze tekening is beschadigd: niet alles is te lezen. Bewaar de tekening opnieuw als .svg, of kies een andere.'
    : 'Deze foto is beschadigd: niet alles is te lezen. Bewaar de foto opnieuw als .jpg of .png, of kies een andere.'
}

/** Pixels that keep a photo sharp: on the first screen of a page, and smaller elsewhere. */
const least = { first: 1200, elsewhere: 600 }
/** The shapes that pages cut without losing most of a photo: from one and a half times as high to twice as wide. */
const shape = { narrowest: 1 / 1.5, widest: 2 }

/** A photo is large enough for where it stands and loses little when it is cut; judged only where it has been opened. */
export const photoSize: SiteRule = ({ folder, pages }, report) => {
  const first = new Set(headsOf(pages).flatMap(({ data }) => ('picture' in data ? (data.picture ?? []) : [])))
  for (const [file, opened] of folder.pictures ?? []) {
    if (opened.state !== 'whole' || file.endsWith('.svg')) continue
    const { width, height } = opened
    const name = file.replace(/^.*\/|\.\w+$/g, '')
    const wanted = first.has(name) ? least.first : least.elsewhere
    if (width < wanted)
      report(
        startOf(`content/${file}`),
        `Deze foto is ${width} pixels breed en wordt onscherp. Neem een foto van minstens ${wanted} pixels breed.`,
      )
    const ratio = width / height
    if (ratio > shape.widest || ratio < shape.narrowest)
      report(
        startOf(`content/${file}`),
        `Deze foto is erg ${ratio > 1 ? 'breed' : 'hoog'} (${width} bij ${height}): de site laat er maar een deel van zien. Snijd haar bij tot ongeveer 4 bij 3, of kies bij brandpunt in content/beelden.yaml wat zichtbaar blijft.`,
      )
  }
}

/** What content/beelden.yaml describes is there. */
export const describedPicture: SiteRule = ({ descriptions, known }, report) => {
  if (!descriptions.ok) return
  for (const name of Object.keys(descriptions.data)) {
    if (name.startsWith('https://') || known.hasPicture(name)) continue
    const hint =
      didYouMean(name, known.pictures()) ?? `Haal de regel weg uit ${picturesFile}, of zet het beeld daar neer.`
    report(descriptions.locate([name]), `Het beeld "${name}" staat niet in content/_beelden. ${hint}`)
  }
}
