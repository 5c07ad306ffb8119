import routes from '~react-pages'
import LocalText from '../../content/_delen/lokale-tekst.mdx'
import type { Body } from './page.ts'

/** The text of a page, loaded when it is asked for; nothing when there is no such page. */
export const bodyOf = async (path: string): Promise<Body | undefined> => (await routes.get(path)?.())?.default

/** The texts that pages share. */
export const parts = { LocalText }
