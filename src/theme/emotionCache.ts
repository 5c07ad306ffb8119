import createCache from '@emotion/cache'
import type { EmotionCache, StylisPlugin } from '@emotion/cache'

/** Prefix of every generated class. */
export const emotionKey = 'c'

/** Asks of what is under the pointer itself, not in brackets, where it is one of more. */
const hovered = /:hover(?![^(]*\))/

/**
 * Leaves what a pointer over something changes to devices of which anything hovers (Media Queries 4, `any-hover`): after
 * the tap of a finger it would be drawn before what was tapped for, and stay when that is done.
 */
const hoverForPointers: StylisPlugin = (element, index, siblings, write) => {
  const { type, props, length } = element
  // Above zero: the rule asks for a pseudo-class. Below: it was seen before.
  if (type !== 'rule' || length < 1 || typeof props === 'string') return undefined
  const forPointers = props.filter((selector) => hovered.test(selector))
  if (forPointers.length === 0) return undefined
  const ruleOf = (selectors: string[]): string =>
    selectors.length > 0 ? String(write({ ...element, props: selectors, length: -1 }, index, siblings, write)) : ''
  const others = props.filter((selector) => !hovered.test(selector))
  const rules = `${ruleOf(others)}@media (any-hover:hover){${ruleOf(forPointers)}}`
  // A rule without declarations is left out.
  element.children = []
  return rules
}

/** Prefixes that browsers still need are added by Lightning CSS. One list: by it Emotion knows what it compiled before. */
const stylisPlugins = [hoverForPointers]

/** A cache for one page, which keeps the rules: between the elements they would break `:first-child`. */
export const emotionCache = (): EmotionCache =>
  Object.assign(createCache({ key: emotionKey, stylisPlugins }), { compat: true as const })
