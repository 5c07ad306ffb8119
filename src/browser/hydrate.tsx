import { CacheProvider } from '@emotion/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { emotionCache } from '../theme/emotionCache.ts'

const cache = emotionCache()

/**
 * Brings the HTML of one island to life; the styles are already in the page, under the same key.
 * When the component breaks, then or later, the HTML that stood there comes back as its static form.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<object>, props: object): void {
  const still = element.cloneNode(true)
  hydrateRoot(
    element,
    <CacheProvider value={cache}>
      <Component {...props} />
    </CacheProvider>,
    {
      onUncaughtError: (error) => {
        element.replaceChildren(...still.childNodes)
        element.dataset['island'] = 'failed'
        // oxlint-disable-next-line no-console -- whoever made the mistake must be able to find it
        console.error(error)
      },
    },
  )
}
