import type { ComponentType, ReactNode } from 'react'
import type { BlockName } from '../content/vocabulary.ts'
import { propsOf } from './blockProps.ts'
import type { BlockProps, Context, Given } from './blockProps.ts'

/** A block of the vocabulary with its component. */
export interface DrawnBlock {
  name: BlockName
  draw: (context: Context, given: Given) => ReactNode
  /** Draws each item of a block of items. */
  Item: ComponentType<{ children: ReactNode }> | undefined
}

/** Binds a block to its component. The default export of a `.block.tsx` file is one of these, or a list. */
export const block = <N extends BlockName>(
  name: N,
  draw: (props: BlockProps<N>) => ReactNode,
  Item?: ComponentType<{ children: ReactNode }>,
): DrawnBlock => ({ name, draw: (context, given) => draw(propsOf(name, context, given)), Item })
