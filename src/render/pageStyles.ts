import type { EmotionCache } from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { Features, transform } from 'lightningcss'
import { emotionCache, emotionKey } from '../theme/emotionCache.ts'
import { fontFaces } from '../theme/fonts.ts'
import { globalStyle } from '../theme/globalStyle.ts'
import { printStyle } from '../theme/printStyle.ts'
import { shortenNames } from './shortenNames.ts'

/** The oldest browsers that get every style; older ones get plain, readable pages. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/**
 * Puts a page's rules in one style element in the head, under the shortest names.
 * @param html the page, in which emotion's rules are not yet
 * @param cache what emotion made for it
 * @param host of the site, which stands before links on paper
 * @param savePrint keeps the rules for paper in a file and gives its address; without it they stay in the page
 */
export function withStyles(
  html: string,
  cache: EmotionCache,
  host: string,
  savePrint?: (css: string) => string,
): string {
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string')
  const named = shortenNames(html, rules.join(''), Object.keys(cache.inserted), emotionKey)
  const css = minify(`${fontFaces}${globalRules(host)}${named.css}`)
  const { screen, print } = savePrint ? splitPrint(css) : { screen: css, print: '' }
  const ids = named.kept.length > 0 ? ` data-emotion="${emotionKey} ${named.kept.join(' ')}"` : ''
  const link = savePrint && print ? `<link rel="stylesheet" href="${savePrint(print)}" media="print"/>` : ''
  return named.html.replace('</head>', () => `<style${ids}>${screen}</style>${link}</head>`)
}

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
  const serialized = serializeStyles([globalStyle, printStyle, `@media print{:root{--site:"${host}"}}`])
  cache.insert('', serialized, cache.sheet, true)
  const rules = cache.inserted[serialized.name]
  return typeof rules === 'string' ? rules : ''
}

/** Takes the rules that only paper needs out of minified CSS; browsers fetch those when nothing else waits. */
export function splitPrint(css: string): { screen: string; print: string } {
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
