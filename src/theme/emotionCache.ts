import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** Prefix of every generated class. */
export const emotionKey = 'c'

/** Prefixes that browsers still need are added by Lightning CSS. One list: by it Emotion knows what it compiled before. */
const stylisPlugins: [] = []

/** A cache for one page, which keeps the rules: between the elements they would break `:first-child`. */
export const emotionCache = (): EmotionCache =>
  Object.assign(createCache({ key: emotionKey, stylisPlugins }), { compat: true as const })
