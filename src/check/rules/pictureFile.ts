import { isPictureKind, pictureKinds } from '../../content/fileKinds.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

/** A picture has a kind that pages can show, a name that can be typed, and no other picture has that name. */
export const pictureFile: SiteRule = ({ folder }, report) => {
  const first = new Map<string, string>()
  for (const name of folder.content) {
    const [, base = '', kind = ''] = /^_beelden\/(.*)\.(\w+)$/.exec(name) ?? []
    if (!isPictureKind(kind)) continue
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
