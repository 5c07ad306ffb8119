import { createContext, createElement, useContext } from 'react'
import type { FunctionComponent, ReactElement } from 'react'

/** An island as the page holds it: the name of its file in src/islands, and its HTML. */
interface Made {
  name: string
  html: string
}

/** Makes the HTML of an island apart from the page; the renderer provides it (src/render/islands.tsx). */
export const RenderIsland = createContext<(island: ReactElement) => Made>(() => {
  throw new Error('Een eiland staat buiten de pagina: RenderIsland ontbreekt.')
})

interface Props<P> {
  /** The default export of a file in src/islands. */
  component: FunctionComponent<P>
  /** Plain data: it travels to the browser as JSON in an attribute. */
  props: P
}

/**
 * A component that comes alive in the browser when it is nearly in view. Its HTML is rendered apart from the page,
 * so that React finds in the browser exactly what it made here.
 */
export function Island<P extends object>({ component, props }: Props<P>) {
  const { name, html } = useContext(RenderIsland)(createElement(component, props))
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
