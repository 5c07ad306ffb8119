/** The two `---` lines at the very beginning, and what stands between them; a text in git may have a byte-order mark. */
const fence = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*(?:\r?\n|$)/

/** What stands between the two `---` lines at the top of a text; nothing when they are not there. */
export const frontmatterText = (source: string): string | undefined => {
  const block = fence.exec(source)
  return block ? (block[1] ?? '') : undefined
}

/** The Markdown below the frontmatter, without the remarks that writers keep for themselves. */
export const bodyText = (source: string): string =>
  source.replace(fence, '').replace(/<!--[\s\S]*?-->|\{\s*\/\*[\s\S]*?\*\/\s*\}/g, '')

/** A text whose frontmatter is blank: as many empty lines stand there, so that what follows keeps its place. */
export const withoutFrontmatter = (source: string): string =>
  source.replace(fence, (block) => block.replace(/[^\r\n]/g, ' '))
