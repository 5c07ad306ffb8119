import { didYouMean } from '../didYouMean.ts'
import type { Known } from '../known.ts'
import type { TextRule } from './rule.ts'
import { picturesOf } from './text.ts'

/** A picture stands in content/_beelden, or comes from a host that the facts name. */
export const picture: TextRule = ({ tree }, report, known) => {
  for (const { node, name } of picturesOf(tree)) {
    const mistake = name.startsWith('https://') ? hostMistake(name, known) : pictureMistake(name, known)
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
export function pictureMistake(name: string, known: Known): string | undefined {
  if (known.hasPicture(name)) return undefined
  const hint = didYouMean(name, known.pictures()) ?? 'Zet het daar neer, of kies een ander.'
  return `Het beeld "${name}" staat niet in content/_beelden. ${hint}`
}
