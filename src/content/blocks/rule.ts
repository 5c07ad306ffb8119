import type { FrontmatterOf, Kind } from '../frontmatter.ts'

/** What a writer gives a block between `<` and `>`. */
export interface PropRule {
  /** What the component calls it. */
  name: string
  required?: boolean
  /** The words it may be, each with what the component calls it. */
  oneOf?: Readonly<Record<string, string>>
  /**
   * What it must be besides text: a page or site, a picture, a word without value, an icon for each item of the block,
   * the id of a location or the region, a day, or a number out of another.
   */
  type?: 'path' | 'picture' | 'flag' | 'icons' | 'place' | 'date' | 'count'
  /** What an example of the block holds with this word, where that is something else. */
  example?: string
}

/** What the ids in a block can come from; nothing where it cannot be known. */
export interface AnchorSources {
  towns: readonly string[] | undefined
  sharedText: readonly string[] | undefined
}

/** Everything about a block but its component, which stands in src/blocks under the block's name. */
export interface BlockRule {
  /** What it is for, in one sentence for the writer. */
  about: string
  /** What an example of it holds, and has between `<` and `>`; the guide shows it and the page for tests renders it. */
  example?: string
  given?: string
  /** It stands in a line of text. */
  isInline?: boolean
  /** It makes nothing around what it holds, which may be a few words of a line as well. */
  isBare?: boolean
  props?: Readonly<Record<string, PropRule>>
  /** What it holds: Markdown, or `items` that each begin with a `###` heading. Without it the tag closes itself. */
  children?: 'markdown' | 'items'
  /** The list in Markdown that its children hold. */
  needs?: 'numbers' | 'bullets'
  /** Nothing but that list is shown. */
  isListAlone?: boolean
  /** How many lines of that list the drawing is made for. */
  count?: number
  /** What each line of that list begins with, after bold words: a sentence that names a time. */
  lines?: 'time'
  /** Has a `## ` heading of its own, so it is a section by itself. */
  isSection?: boolean
  /**
   * A column of text, which stands beside its heading on a wide screen instead of under an empty half; with a number
   * only when it has that many items.
   */
  beside?: true | number
  /** The list in the page's frontmatter that it shows, and the kind of page that has one. */
  shows?: { [K in Kind]: { kind: K; list: ListOf<K> } }[Kind]
  /** The ids it makes, which links can lead to. */
  anchors?: (from: AnchorSources) => readonly string[] | undefined
}

/** The fields of a kind of page that hold a list of what a block can show. */
type ListOf<K extends Kind> = {
  [Field in keyof FrontmatterOf<K>]-?: NonNullable<FrontmatterOf<K>[Field]> extends readonly (object | string)[]
    ? Field
    : never
}[keyof FrontmatterOf<K>]
