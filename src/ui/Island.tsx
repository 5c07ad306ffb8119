import { CacheProvider, __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react'
import { createElement } from 'react'
import type { FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

interface Props<P> {
  /** File name in src/islands without `.island.tsx`. */
  name: string
  component: FunctionComponent<P>
  /** Plain data: it travels to the browser as JSON in an attribute. */
  props: P
}

/**
 * A component that comes alive in the browser when it is nearly in view. Its HTML is rendered apart from the page,
 * so that React finds in the browser exactly what it made here.
 */
export function Island<P extends object>({ name, component, props }: Props<P>) {
  const cache = useEmotionCache()
  const html = renderToString(<CacheProvider value={cache}>{createElement(component, props)}</CacheProvider>)
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: `${html}<!--/island-->` }}
    />
  )
}
