import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sax from 'sax'
import type { QualifiedAttribute, QualifiedTag } from 'sax'
import { ifThere } from '../store/ifThere.ts'
import type { Memory } from '../store/memory.ts'
import { diskOf } from './disk.ts'
import { positionAt } from './problems.ts'

/** Something that a drawing may not hold, at the place of its element. */
export interface DrawingMistake {
  kind: 'code' | 'elsewhere' | 'unreadable'
  /** What it is, as it stands there; empty when nothing could be read. */
  what: string
  line: number
  column: number
}

/**
 * Opens the drawings among the files of the site, and all other XML, which browsers show as a drawing or a page when it
 * says so itself. One is opened again only when its file has another size or time.
 * @param files by their path from the project's folder
 * @returns what each may not hold
 */
export function openDrawings(
  root: string,
  files: readonly string[],
  memory: Memory,
  { stampOf } = diskOf(root),
): Map<string, readonly DrawingMistake[]> {
  const drawings = files.filter((file) => /\.(?:svg|xml)$/i.test(file))
  return new Map(
    drawings.flatMap((file): [string, readonly DrawingMistake[]][] => {
      const stamp = stampOf(file)
      if (stamp === undefined) return []
      const open = () => drawingMistakes(readFileSync(join(root, file), 'utf8'))
      // It may have gone since it was listed.
      const mistakes = ifThere(() => memory.recallOf(`drawing:${file}`, stamp, open))
      return mistakes ? [[file, mistakes]] : []
    }),
  )
}

/** Elements that run code, or hold a document of another kind that may. */
const running = /^(?:script|foreignobject|iframe|embed|object|handler|listener|audio|video|canvas|link|meta)$/i

/** Whatever is of this namespace is a part of a page, with all that a page can do. */
const page = 'http://www.w3.org/1999/xhtml'

/** Namespaces as they are meant, and no names of signs but those of XML. */
const asBrowsers = { xmlns: true, strictEntities: true }

/**
 * What a drawing (SVG), or other XML, holds beside shapes and data: code, or something that it would fetch. A drawing is published as it is,
 * and whoever opens it by its own address opens a document.
 */
export function drawingMistakes(text: string): readonly DrawingMistake[] {
  const mistakes: DrawingMistake[] = []
  const parser = sax.parser(true, asBrowsers)
  // Where the last element began.
  let start = 0
  let isStyle = false
  const note = (kind: DrawingMistake['kind'], what: string, at = start) => {
    mistakes.push({ kind, what, ...positionAt(text, at) })
  }
  const noteStyle = (css: string) => {
    const foreign = foreignStyle(css)
    if (foreign !== undefined) note('elsewhere', foreign)
  }
  const styleText = (css: string) => {
    if (isStyle) noteStyle(css)
  }
  Object.assign(parser, {
    onopentag(tag: QualifiedTag) {
      start = parser.startTagPosition - 1
      isStyle = tag.local.toLowerCase() === 'style'
      if (running.test(tag.local) || tag.uri === page) note('code', `<${tag.name}>`)
      for (const attribute of Object.values(tag.attributes)) {
        if (isCode(attribute)) note('code', `${attribute.name}="${attribute.value}"`)
        else if (isElsewhere(attribute)) note('elsewhere', attribute.value)
        else if (attribute.prefix === '') noteStyle(attribute.value)
      }
    },
    ontext: styleText,
    oncdata: styleText,
    // Both can bring in what is judged nowhere: a style sheet, or abbreviations that stand for anything.
    onprocessinginstruction({ name, body }: { name: string; body: string }) {
      if (name !== 'xml') note('elsewhere', `<?${name} ${body}?>`, parser.startTagPosition - 1)
    },
    ondoctype(doctype: string) {
      if (doctype.includes('[')) note('elsewhere', `<!DOCTYPE${doctype.split('[')[0]}[…]>`, parser.startTagPosition - 1)
    },
    onerror() {
      if (!mistakes.some(({ kind }) => kind === 'unreadable')) note('unreadable', '', parser.position)
      // Otherwise the reader refuses to go on, and throws.
      parser.resume()
    },
  })
  parser.write(text).close()
  return mistakes
}

/** An event handler, an address that runs, or an animation that would make one of those. */
const isCode = ({ local, value }: QualifiedAttribute): boolean =>
  /^on/i.test(local) ||
  /^(?:javascript|vbscript|data:text|data:application)/i.test(value.replace(/[^!-~]/g, '')) ||
  (local === 'attributeName' && /(?:^|:)(?:href$|on)/i.test(value.trim()))

/** An address of something outside the drawing; a picture may be part of it. */
const isElsewhere = ({ local, prefix, value }: QualifiedAttribute): boolean =>
  (prefix === 'xml' && local === 'base') ||
  (/^(?:href|src)$/i.test(local) && !/^\s*(?:#|data:image\/(?:png|jpeg|gif|webp);base64,|$)/i.test(value))

/** What a style fetches: anything but a part of the drawing itself. A backslash could write the same otherwise. */
function foreignStyle(css: string): string | undefined {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  if (/@import|image-set\(/i.test(bare)) return bare.trim().slice(0, 80)
  const [address] = [...bare.matchAll(/url\(\s*(["']?)\s*([^)"']*)/gi)].filter(([, , to = '']) => !to.startsWith('#'))
  return address?.[0] ?? (/\\/.test(bare) && /[:{]/.test(bare) ? bare.trim().slice(0, 80) : undefined)
}
