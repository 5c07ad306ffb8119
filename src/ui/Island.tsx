import { createContext, createElement, useContext } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

/** Makes the HTML of an island apart from the page; the renderer provides it (src/render/islands.tsx). */
export const RenderIsland = createContext<(island: ReactElement) => string>(() => {
  throw new Error('Een eiland staat buiten de pagina: RenderIsland ontbreekt.')
})

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
  const html = useContext(RenderIsland)(createElement(component, props))
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
