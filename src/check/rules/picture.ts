import { didYouMean } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import type { TextRule } from '../rule.ts'
import { picturesOf } from '../textParts.ts'

/** A picture stands in content/_beelden, or comes from a host that the facts name; and something is said about it. */
export const picture: TextRule = ({ tree }, report, known) => {
  for (const { node, name, isDescribed } of picturesOf(tree())) {
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
  const bare = name.replace(/^.*\/|\.\w+$/g, '')
  const hint = known.hasPicture(bare)
    ? `Bedoelt u ${bare}?`
    : (didYouMean(name, known.pictures()) ?? 'Zet het daar neer, of kies een ander.')
  return `Het beeld "${name}" staat niet in content/_beelden. ${hint}`
}

/** Who does not see a picture hears what it shows, or that it can be missed (WCAG 1.1.1). */
function silence(name: string, known: Known): string | undefined {
  if (known.isDescribed(name)) return undefined
  return `Het beeld "${name}" heeft geen beschrijving. Zet in content/beelden.yaml een regel met wat er te zien is, of met "decoratief" als de tekst ernaast genoeg zegt: ${name}: decoratief.`
}
