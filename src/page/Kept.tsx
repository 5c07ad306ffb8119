import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { Site } from '../site/page.ts'

/** A part of a page that is the same on every page with the same place in the menu. */
export type Part = (props: { site: Site; here: string }) => ReactNode

/** Renders a part unless a page before had it, and gives its number in this page; the renderer provides it (src/render/keptParts.tsx). */
export const RenderKept = createContext<(part: Part, here: string) => number>(() => {
  throw new Error('Een gedeeld deel staat buiten de pagina: RenderKept ontbreekt.')
})

/** Finds what stands in a page, as the renderer writes it, in the place of a part. */
export const keptMark = /<template data-kept="(\d+)"><\/template>/g

/** A part that is rendered once for all pages where `here` is the same. */
export function Kept({ part, here = '' }: { part: Part; here?: string }) {
  return <template data-kept={useContext(RenderKept)(part, here)} />
}
