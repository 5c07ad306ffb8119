import createCache from '@emotion/cache'
import type { EmotionCache } from '@emotion/cache'

/** Prefix of every generated class. */
export const emotionKey = 'c'

/** Prefixes that browsers still need are added by Lightning CSS. One list: by it Emotion knows what it compiled before. */
const stylisPlugins: [] = []

/** A cache for one page. */
export const emotionCache = (): EmotionCache => createCache({ key: emotionKey, stylisPlugins })
