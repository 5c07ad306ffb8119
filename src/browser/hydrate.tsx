import { CacheProvider } from '@emotion/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { emotionCache } from '../theme/emotionCache.ts'

const cache = emotionCache()

/** Brings the HTML of one island to life; the styles are already in the page, under the same key. */
export function hydrate(element: Element, Component: ComponentType<object>, props: object): void {
  hydrateRoot(
    element,
    <CacheProvider value={cache}>
      <Component {...props} />
    </CacheProvider>,
  )
}
