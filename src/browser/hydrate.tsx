import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { emotionKey } from '../theme/emotionKey.ts'

const cache = createCache({ key: emotionKey })

/** Brings the HTML of one island to life; the styles are already in the page, under the same key. */
export function hydrate(element: Element, Component: ComponentType<object>, props: object): void {
  hydrateRoot(
    element,
    <CacheProvider value={cache}>
      <Component {...props} />
    </CacheProvider>,
  )
}
