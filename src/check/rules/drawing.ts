import type { DrawingMistake } from '../drawing.ts'
import type { SiteRule } from './rule.ts'

/** A drawing holds shapes: no code, and nothing that a browser would fetch for it. */
export const drawing: SiteRule = ({ folder }, report) => {
  for (const [file, mistakes] of folder.drawings ?? []) {
    for (const { line, column, ...mistake } of mistakes) {
      // Whether a picture of content/ can be drawn at all is the business of another rule.
      const isJudged = file.startsWith('public/') || folder.pictures?.get(file.replace('content/', '')) === 'whole'
      if (mistake.kind !== 'unreadable' || isJudged) report({ file, line, column }, messageOf(mistake))
    }
  }
}

function messageOf({ kind, what }: Pick<DrawingMistake, 'kind' | 'what'>): string {
  const shown = what.length > 60 ? `${what.slice(0, 60)}…` : what
  if (kind === 'code') return `In een tekening kan geen code staan: ${shown} Bewaar haar opnieuw als gewone SVG.`
  if (kind === 'elsewhere')
    return `Deze tekening haalt iets van elders: ${shown} Neem het in de tekening op, zet letters om in vormen, of haal het weg.`
  return 'Vanaf hier is deze tekening niet te lezen. Bewaar haar opnieuw als gewone SVG.'
}
