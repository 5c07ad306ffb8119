import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** Prefix of every generated class; the build and the browser must agree on it. */
export const emotionKey = 'c'

/** A cache for one page or for the browser. Prefixes that browsers still need are added by Lightning CSS. */
export const emotionCache = (): EmotionCache => createCache({ key: emotionKey, stylisPlugins: [] })
