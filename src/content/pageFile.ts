/**
 * Whether a file becomes a page: Markdown of which neither the name nor a folder begins with `_` (shared by pages) or
 * `.` (hidden).
 * @param name the path of the file in content/, with forward slashes
 */
export const isPage = (name: string): boolean => name.endsWith('.mdx') && !/(?:^|\/)[_.]/.test(name)

/** Whether a file is a text that pages share: Markdown in a folder, or with a name, that begins with `_`. */
export const isPartial = (name: string): boolean =>
  name.endsWith('.mdx') && /(?:^|\/)_/.test(name) && !/(?:^|\/)\./.test(name)

/**
 * The address of a page: `pijnklachten/rug.mdx` → `/pijnklachten/rug`, `index.mdx` → `/`. Only a file whose whole name
 * is index takes the address of its folder: `tarievenindex.mdx` → `/tarievenindex`.
 */
export const pathOf = (name: string): string =>
  `/${name.replace(/\.mdx$/, '').replace(/(?:^|\/)index$/, '')}`.replace(/\/$/, '') || '/'
