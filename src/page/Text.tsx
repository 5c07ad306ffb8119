import { blocksFor } from '../blocks/blocksFor.ts'
import type { Page, Site } from '../site/page.ts'

/** The text of a page with its blocks. */
export const Text = ({ site, page }: { site: Site; page: Page }) => <page.Body components={blocksFor(site, page)} />
