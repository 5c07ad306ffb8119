import { positionAt, startOf } from './problems.ts'
import type { Problem } from './problems.ts'

/**
 * What is wrong with a file as a whole, so that nothing in it can be judged: one message instead of one a line.
 * @param text its text, as UTF-8 gives it
 */
export function wholeFileProblem(file: string, text: string): Problem | undefined {
  if (isWide(text))
    return {
      ...startOf(file),
      message: 'Dit bestand is bewaard als UTF-16 ("Unicode"). Bewaar het opnieuw en kies bij codering UTF-8.',
    }
  const conflict = /^<{7}(?: .*)?$(?=[\s\S]*^={7}\r?$)/m.exec(text)
  if (conflict)
    return {
      file,
      ...positionAt(text, conflict.index),
      message:
        'Hier staan twee versies door elkaar, van u en van een ander (git). Kies wat blijft, en haal de regels met <<<<<<<, ======= en >>>>>>> weg.',
    }
  const open = unclosedFrontmatter(text)
  if (open !== undefined)
    return {
      file,
      ...positionAt(text, open),
      message: 'De regels boven aan de pagina eindigen niet. Zet hier, onder het laatste veld, een regel met ---.',
    }
  return undefined
}

/** Every other character is nothing, as in UTF-16. */
const isWide = (text: string): boolean => /^\uFFFD{0,2}(?:[^\0]\0|\0[^\0]){8}/.test(text)

/** Where the fields above a page end, when no `---` says so. */
function unclosedFrontmatter(text: string): number | undefined {
  const start = /^---[ \t]*\r?\n(?=[\p{L}\w-]+:)/u.exec(text)
  if (!start || /\n---[ \t]*(?:\r?\n|$)/.test(text)) return undefined
  const end = /\r?\n[ \t]*\r?\n/.exec(text)
  return end ? end.index + end[0].length - 1 : text.length
}
