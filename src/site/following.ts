import type { FindPicture } from './pictures.ts'
import type { PageCard } from './page.ts'

/** How many cards stand beside each other, or two by two. */
const count = 4

/**
 * Tells which cards come after that of a page, going on at the first: in menu order, as far as none then has the tint
 * of the one before it or of the one above it where they stand two by two.
 * @param picture finds the drawing of a card, with its tint
 */
export function following(cards: readonly PageCard[], path: string, picture: FindPicture): readonly PageCard[] {
  const start = cards.findIndex((card) => card.path === path) + 1
  const others = [...cards.slice(start, start + 6), ...cards.slice(0, 6)]
    .filter((card, index, all) => card.path !== path && all.indexOf(card) === index)
    .slice(0, 6)
  const tintOf = (card: PageCard) => picture(card.picture).ground
  const isApart = (card: PageCard, taken: readonly PageCard[]) =>
    taken.slice(-2).every((other) => tintOf(other) === undefined || tintOf(other) !== tintOf(card))
  const complete = (taken: readonly PageCard[]): readonly PageCard[] | undefined => {
    if (taken.length === count) return taken
    for (const card of others) {
      const found = !taken.includes(card) && isApart(card, taken) && complete([...taken, card])
      if (found) return found
    }
    return undefined
  }
  return complete([]) ?? others.slice(0, count)
}
