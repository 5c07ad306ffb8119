import type { EmotionCache } from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { Features, transform } from 'lightningcss'
import { emotionCache } from '../theme/emotionCache.ts'
import { fontFaces } from '../theme/fonts.ts'
import { globalStyle } from '../theme/globalStyle.ts'
import { printStyle } from '../theme/printStyle.ts'

/** The oldest browsers that get every style; older ones get plain, readable pages. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/** The rules of a page for screens, and those that only paper needs. */
export interface PageStyles {
  screen: string
  print: string
}

/** What one component's rules became; pages share most of them, and minifying takes longest of all that is rendered. */
const minified = new Map<string, PageStyles>()

/**
 * All rules of a page in the order in which its components asked for them: those of every page, then its own.
 * @param cache what emotion made for the page
 * @param host of the site, which stands before links on paper
 */
export function pageStyles(cache: EmotionCache, host: string): PageStyles {
  const parts = [fontFaces, globalRules(host), ...rulesOf(cache)].map(minifiedOnce)
  return { screen: parts.map(({ screen }) => screen).join(''), print: parts.map(({ print }) => print).join('') }
}

function minifiedOnce(css: string): PageStyles {
  const known = minified.get(css)
  if (known) return known
  const styles = splitPrint(minify(css))
  minified.set(css, styles)
  return styles
}

const rulesOf = (cache: EmotionCache): string[] =>
  Object.values(cache.inserted).filter((rule) => typeof rule === 'string')

/** The same rules in fewer characters, with the prefixes those browsers need. */
const minify = (css: string): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString()

function globalRules(host: string): string {
  const cache = emotionCache()
  cache.compat = true
  cache.insert(
    '',
    serializeStyles([globalStyle, printStyle, `@media print{:root{--site:"${host}"}}`]),
    cache.sheet,
    true,
  )
  return rulesOf(cache).join('')
}

/** Takes the rules that only paper needs out of minified CSS; browsers fetch those when nothing else waits. */
export function splitPrint(css: string): PageStyles {
  const result = { screen: '', print: '' }
  for (const rule of topLevelRules(css)) result[/^@(media print\{|page\b)/.test(rule) ? 'print' : 'screen'] += rule
  return result
}

function topLevelRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{}]/g)) {
    if (sign === '{') depth += 1
    if (sign !== '}') continue
    depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}
