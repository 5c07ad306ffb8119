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

declare module '*?lights' {
  /** Addresses of what lights up on the drawing of the body, by region. */
  const addresses: Readonly<Record<string, string>>
  export default addresses
}

declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2' | 'woff' | 'sfnt'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer>
}

declare module '~react-pages' {
  import type { ComponentType } from 'react'
  import type { MDXProps } from 'mdx/types'

  /** What loads each page, by its address (src/make/routes.ts). */
  const routes: ReadonlyMap<string, () => Promise<{ default: ComponentType<MDXProps> }>>
  export default routes
}
