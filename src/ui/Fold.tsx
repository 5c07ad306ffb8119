import { createContext, useContext } from 'react'

/** What stands in the page, as the renderer writes it, until it knows which styles come after the fold. */
export const foldMark = '<link rel="stylesheet" href="#fold">'

/** Hears where the first screen ends; the renderer provides it (src/render/main.server.tsx). */
export const MarkFold = createContext<() => void>(() => {})

/**
 * The end of the first screen: styles that only what follows needs come in a file of their own, so that the document
 * with its first screen arrives in the first round trip. Browsers show what stands above while they fetch it.
 */
export function Fold() {
  useContext(MarkFold)()
  return <link rel="stylesheet" href="#fold" />
}
