/** What systems and editors leave behind in a folder (macOS, Windows, Vim, Emacs, Office): no file of the site. */
const leftBehind = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|.*~|\.?~.*#|~\$.*|\.#.*|#.*#|\..*\.sw[a-p])$/i

/**
 * Whether a file is nobody's work, so that it is neither judged nor published.
 * @param name the path of the file, with slashes forward or backward, or its name alone
 */
export const isLeftBehind = (name: string): boolean => leftBehind.test(name.split(/[\\/]/).at(-1) ?? '')

/** The kinds of picture that pages can show, by the end of their file names. */
export const pictureKinds: readonly string[] = ['svg', 'jpg', 'jpeg', 'png']

/** Pictures all the same: who puts one there will have meant to use it. */
const otherKinds: readonly string[] = ['heic', 'heif', 'webp', 'avif', 'gif', 'bmp', 'tif', 'tiff']

/** Whether files with this end are pictures, also of a kind that no page can show. */
export const isPictureKind = (kind: string): boolean => [...pictureKinds, ...otherKinds].includes(kind.toLowerCase())

/**
 * The name by which texts show a picture.
 * @param name the name of a file in content/_beelden
 * @returns nothing for what is no picture of a page
 */
export const pictureName = (name: string): string | undefined => nameOf(name, (kind) => pictureKinds.includes(kind))

/** The same, also of a kind that no page can show: what is wrong is said of the file, and not of each text that shows it. */
export const meantName = (name: string): string | undefined => nameOf(name, isPictureKind)

function nameOf(name: string, isKind: (kind: string) => boolean): string | undefined {
  const [, base, kind = ''] = /^([^/.][^/]*)\.([^./]+)$/.exec(name) ?? []
  return isKind(kind) ? base : undefined
}
