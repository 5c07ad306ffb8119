declare module '*.mdx' {
  import type { ComponentType } from 'react'
  import type { MDXProps } from 'mdx/types'

  const Body: ComponentType<MDXProps>
  export default Body
}

declare module '*?letters' {
  /** Address of a font that holds only the characters Dutch needs. */
  const address: string
  export default address
}

declare module '*?outline' {
  /** Path data of an icon. */
  const outline: string
  export default outline
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}

declare module '~react-pages' {
  import type { ReactNode } from 'react'

  /** A route as vite-plugin-pages makes it from a file. */
  export interface PageRoute {
    path?: string
    element?: ReactNode
    children?: PageRoute[]
  }
  const routes: PageRoute[]
  export default routes
}
