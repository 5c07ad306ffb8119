import type { Site } from './page.ts'

/** The name of a page as the menu or the footer has it (content/teksten.yaml), else its own. */
export function linkText({ copy, titles }: Pick<Site, 'copy' | 'titles'>, path: string): string {
  const links = [...copy.menu.links, ...copy.voet.kolommen.flatMap((column) => column.links), ...copy.voet.onderaan]
  return links.find((link) => link.path === path)?.text ?? titles.get(path) ?? path
}
