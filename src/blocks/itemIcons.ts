import { Children, cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The items of a block, each with the icon that stands at its place in the list. */
export function itemsWithIcons<P extends { icon?: string }>(
  children: ReactNode,
  icons: readonly string[] | undefined = [],
  more: (index: number) => Partial<P> = () => ({}),
): ReactElement<P>[] {
  const items = Children.toArray(children).filter((child): child is ReactElement<P> => isValidElement<P>(child))
  return items.map((item, index) => {
    const icon = icons[index]
    return icon ? cloneElement(item, { icon, ...more(index) } as Partial<P>) : item
  })
}
