import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** What a block or a list holds, without the text between. */
const elementsIn = <P>(children: ReactNode): ReactElement<P>[] =>
  Children.toArray(children).filter((child): child is ReactElement<P> => isValidElement<P>(child))

interface Parent {
  children?: ReactNode
}

/** A list of Markdown, each of its lines with other content. */
export const withLines = (children: ReactNode, line: (inside: ReactNode, index: number) => ReactNode[]) =>
  elementsIn<Parent>(children).map((list) =>
    cloneElement(
      list,
      {},
      elementsIn<Parent>(list.props.children).map((item, index) =>
        cloneElement(item, {}, ...line(item.props.children, index)),
      ),
    ),
  )

/** The items of a block, each with the icon that stands at its place in the list. */
export function itemsWithIcons<P extends { icon?: string }>(
  children: ReactNode,
  icons: readonly string[] | undefined = [],
  more: (index: number) => Partial<P> = () => ({}),
): ReactElement<P>[] {
  return elementsIn<P>(children).map((item, index) => {
    const icon = icons[index]
    return icon ? cloneElement(item, { icon, ...more(index) } as Partial<P>) : item
  })
}

/** Whether a writer put a picture in what a block or a list holds. */
export const hasPicture = (children: ReactNode): boolean =>
  elementsIn<Parent & { src?: string }>(children).some(
    ({ props }) => props.src !== undefined || hasPicture(props.children),
  )

/** Whether a line of a list goes on, after its words, with a block of its own. */
export const hasButton = (children: ReactNode): boolean =>
  elementsIn<Parent>(children).some((list) =>
    elementsIn<Parent>(list.props.children).some(({ props }) => {
      const [words, next] = elementsIn(props.children)
      return words?.type === 'p' && next !== undefined && next.type !== 'p'
    }),
  )

/** The parts of a line of text; with empty lines around it Markdown has made it a paragraph. */
export const partsOf = (inside: ReactNode): ReactNode[] =>
  Children.toArray(inside).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === 'p' ? partsOf(child.props.children) : [child],
  )
