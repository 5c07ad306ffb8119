import type { EmotionCache } from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { Features, transform } from 'lightningcss'
import { onceFor } from '../content/once.ts'
import { emotionCache } from '../theme/emotionCache.ts'
import { fontFaces } from '../theme/fonts.ts'
import { globalStyle } from '../theme/globalStyle.ts'
import { printStyle } from '../theme/printStyle.ts'

/** The oldest browsers that get every style; older ones get plain, readable pages. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) }

/** Rules for screens, and those that only paper needs. */
interface Styles {
  screen: string
  print: string
}

/** The rules of a page. */
interface PageStyles extends Styles {
  /** Those for screens that only what stands after the fold needs. */
  later: string
}

/** What one component's rules became; pages share most of them, and minifying takes longest of all that is rendered. */
const minified = new Map<string, Styles>()

/**
 * All rules of a page in the order in which its components asked for them: those of every page, then its own.
 * @param cache what emotion made for the page
 * @param host of the site, which stands before links on paper
 * @param fold the names of the rules that the first screen needs; without it all of them
 */
export function pageStyles(cache: EmotionCache, host: string, fold?: ReadonlySet<string>): PageStyles {
  // By name, not by number: a name of digits alone stands before all others in an object.
  const names = Object.keys(cache.inserted)
  const isFirst = (name: string) => fold?.has(name) ?? true
  const rulesOf = (some: readonly string[]) => texts(some.map((name) => cache.inserted[name]))
  const own = rulesOf(names.filter(isFirst))
  const first = [fontFaces, onceFor(globals, host, () => globalRules(host)), ...own].map(minifiedOnce)
  const rest = rulesOf(names.filter((name) => !isFirst(name))).map(minifiedOnce)
  return { screen: joined(first, 'screen'), later: joined(rest, 'screen'), print: joined([...first, ...rest], 'print') }
}

/** The rules of every page, by the host. */
const globals = new Map<string, string>()

const joined = (parts: readonly Styles[], kind: keyof Styles): string => parts.map((part) => part[kind]).join('')

const minifiedOnce = (css: string): Styles => onceFor(minified, css, () => splitPrint(minify(css)))

const texts = (rules: readonly (string | true | undefined)[]): string[] =>
  rules.filter((rule) => typeof rule === 'string')

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
  cache.insert(
    '',
    serializeStyles([globalStyle, printStyle, `@media print{:root{--site:"${host}"}}`]),
    cache.sheet,
    true,
  )
  return texts(Object.values(cache.inserted)).join('')
}

/** Takes the rules that only paper needs out of minified CSS; browsers fetch those when nothing else waits. */
export function splitPrint(css: string): Styles {
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
