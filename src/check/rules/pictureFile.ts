import { isPictureKind, pictureKinds } from '../../content/fileKinds.ts'
import { addressWord } from '../../content/addressWord.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** A picture has a kind that pages can show, a name that can be typed, and no other picture has that name. */
export const pictureFile: SiteRule = ({ folder }, report) => {
  const first = new Map<string, string>()
  for (const name of folder.content) {
    const [, base = '', kind = ''] = /^_beelden\/(.*)\.(\w+)$/.exec(name) ?? []
    if (!isPictureKind(kind)) continue
    const say = (message: string) => report(startOf(`content/${name}`), message)
    if (!pictureKinds.includes(kind)) {
      say(kindAdvice(base, kind, folder.content))
      continue
    }
    const other = first.get(base)
    first.set(base, other ?? name)
    if (base.includes('/')) say('Beelden staan rechtstreeks in content/_beelden. Haal het uit de map eronder.')
    else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base))
      say(`De naam van een beeld typt u in de tekst: kleine letters, cijfers en streepjes. ${nameAdvice(base, kind)}`)
    if (other !== undefined)
      say(`Er is al een beeld met deze naam: content/${other}. Houd er één, of geef dit beeld een andere naam.`)
  }
}

function nameAdvice(base: string, kind: string): string {
  const word = addressWord(base)
  return word === '' ? "Geef het zo'n naam." : `Noem het ${word}.${kind}.`
}

function kindAdvice(base: string, kind: string, content: readonly string[]): string {
  const small = kind.toLowerCase()
  if (pictureKinds.includes(small))
    return `Geef ${base}.${kind} een naam met kleine letters: ${addressWord(base) || base}.${small}.`
  const good = pictureKinds.map((each) => `${base}.${each}`).find((name) => content.includes(`_beelden/${name}`))
  const advice =
    good === undefined
      ? `Bewaar ${base}.${kind} als ${addressWord(base) || base}.jpg`
      : `Haal het weg: ${good} is er al`
  return `Dit soort beeld kan de site niet gebruiken. ${advice}.`
}
