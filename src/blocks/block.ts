import type { ComponentType, ReactNode } from 'react'
import type { BlockName, blocks } from '../content/vocabulary.ts'
import { propsOf } from './blockProps.ts'
import type { BlockProps, Context, Given } from './blockProps.ts'

type Item = ComponentType<{ children: ReactNode }>
type ItemOf<N extends BlockName> = (typeof blocks)[N] extends { children: 'items' } ? [Item: Item] : []

/** A block of the vocabulary with its component. */
export interface DrawnBlock {
  name: BlockName
  draw: (context: Context, given: Given) => ReactNode
  /** Draws each item of a block of items. */
  Item: Item | undefined
}

/** Binds a block to its component. The default export of a `.block.tsx` file is one of these, or a list. */
export const block = <N extends BlockName>(
  name: N,
  draw: (props: BlockProps<N>) => ReactNode,
  ...[Item]: ItemOf<N>
): DrawnBlock => ({ name, draw: (context, given) => draw(propsOf(name, context, given)), Item })
