import type { OpenedPicture } from '../files.ts'
import { startOf } from '../problems.ts'
import type { SiteRule } from '../rule.ts'

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
