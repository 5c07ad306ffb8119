import { useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Tells when React has taken over the HTML, so that what stands there works. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken, [onTaken])
  return children
}

/**
 * Brings the HTML of one island to life; its styles are in the page (src/make/unstyled.ts). It goes on with the
 * choice that stands there (browser/islands.ts), and with the press that waits for it.
 * When the component breaks, then or later, the HTML that stood there comes back.
 */
export function hydrate(element: HTMLElement, Component: ComponentType<{ choice: number }>): void {
  const still = element.cloneNode(true)
  const props = {
    ...(JSON.parse(element.dataset['props'] ?? '{}') as object),
    choice: Number(element.dataset['choice']),
  }
  const onTaken = () => {
    element.dataset['status'] = 'ready'
    const pressed = element.querySelector<HTMLElement>('[aria-busy]')
    pressed?.removeAttribute('aria-busy')
    pressed?.click()
  }
  // From here on presses are React's, which has them wait until it is done.
  element.dataset['status'] = 'coming'
  hydrateRoot(
    element,
    <Taken onTaken={onTaken}>
      <Component {...props} />
    </Taken>,
    {
      onUncaughtError: (error) => {
        element.replaceChildren(...still.childNodes)
        element.dataset['island'] = 'failed'
        delete element.dataset['status']
        // oxlint-disable-next-line no-console -- whoever made the mistake must be able to find it
        console.error(error)
      },
    },
  )
}
