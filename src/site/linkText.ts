import type { Site } from './page.ts'

/** The name of a page as the menu or the footer has it (content/teksten.yaml), else its own. */
export function linkText({ copy, titles }: Pick<Site, 'copy' | 'titles'>, path: string): string {
  const links = [...copy.menu.links, ...copy.footer.columns.flatMap((column) => column.links), ...copy.footer.bottom]
  return links.find((link) => link.path === path)?.text ?? titles.get(path) ?? path
}
