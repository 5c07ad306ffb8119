import type { Copy } from './copy.ts'
import type { Facts } from './facts.ts'

/** The room of the menu on the narrowest screen that has it beside the name, in letters; a link takes three besides. */
const room = 112

/** How many letters of the menu and the name of the practice do not fit beside each other; zero or less when all do. */
export const lettersTooMany = ({ name }: Facts, { menu }: Copy): number =>
  menu.links.reduce((sum, { text }) => sum + text.length + 3, name.length) - room
