import type { DrawingMistake } from '../drawing.ts'
import type { SiteRule } from '../rule.ts'
import { short } from '../short.ts'

/** A drawing holds shapes, and other XML holds data: no code, and nothing that a browser would fetch for it. */
export const drawing: SiteRule = ({ folder }, report) => {
  for (const [file, mistakes] of folder.drawings?.() ?? []) {
    for (const { line, column, ...mistake } of mistakes) {
      // Whether a picture of content/ can be drawn at all is the business of another rule.
      const isJudged =
        file.startsWith('public/') || folder.pictures?.get(file.replace('content/', ''))?.state === 'whole'
      if (mistake.kind !== 'unreadable' || isJudged)
        report({ file, line, column }, /\.svg$/i.test(file) ? messageOf(mistake) : messageOfXml(mistake))
    }
  }
}

type Mistake = Pick<DrawingMistake, 'kind' | 'what'>

function messageOfXml({ kind, what }: Mistake): string {
  if (kind === 'unreadable') return 'Vanaf hier is dit bestand niet te lezen. Haal het opnieuw op waar u het kreeg.'
  return `Een browser maakt hier een pagina of tekening van, en in dit bestand horen alleen gegevens: ${short(what)} Haal dat weg.`
}

function messageOf({ kind, what }: Mistake): string {
  const shown = short(what)
  if (kind === 'code') return `In een tekening kan geen code staan: ${shown} Bewaar haar opnieuw als gewone SVG.`
  if (kind === 'elsewhere')
    return `Deze tekening haalt iets van elders: ${shown} Neem het in de tekening op, zet letters om in vormen, of haal het weg.`
  return 'Vanaf hier is deze tekening niet te lezen. Bewaar haar opnieuw als gewone SVG.'
}
