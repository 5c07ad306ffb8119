import { dataFiles } from '../content/dataFiles.ts'
import { addField, addFieldIn, addItemIn, hasField, withOtherValue } from './addToYaml.ts'
import type { Addition } from './addToYaml.ts'
import type { Broken } from './promises.ts'
import type { PageText } from './readPage.ts'
import type { Site } from './site.ts'
import { frontmatterText } from './splitText.ts'

/** What keeps a promise, and where it goes. */
export interface Repair {
  file: string
  /** The line on which it goes, counted from 1. */
  line: number
  /** What is to be typed, on one line. */
  shown: string
  /** What a writer has to do: where it goes, and what. */
  advice: string
  /** The whole file with it. */
  text: string
}

const redirectsFile = `content/${dataFiles.redirects.name}`
const oldHeadings = 'oude-koppen'
const oldAddresses = 'oude-adressen'

/** Where a writer says where a vanished page, or a heading with other words, went to. */
export function repairOf(
  { path, anchor, to, isRenamed }: Broken,
  { folder, pages }: Pick<Site, 'folder' | 'pages'>,
): Repair {
  const page = pages.find((each) => each.path === path)
  if (page && anchor !== undefined) return repairOfHeading(anchor, to, page)
  const renamed = isRenamed ? pages.find((each) => each.path === to && each.frontmatter?.ok) : undefined
  if (renamed) return repairOfName(path, renamed)
  const field = { name: address(path), value: address(to) }
  const added = addField(redirectsFile, folder.texts.get(dataFiles.redirects.name) ?? '', field)
  return asRepair(redirectsFile, added, `${field.name}: ${field.value}`)
}

/** A page with another name says its old one itself (SCHRIJVEN.md). */
function repairOfName(path: string, { file, source }: Head): Repair {
  const head = frontmatterText(source) ?? ''
  const item = address(path)
  const whole = inPage(source, head, addItemIn(file, head, oldAddresses, item))
  if (!hasField(file, head, oldAddresses)) return asRepair(file, whole, `${oldAddresses}: [${item}]`)
  return asRepair(file, whole, whole.form === 'line' ? `- ${item}` : item, { name: oldAddresses, signs: 'haken' })
}

function repairOfHeading(anchor: string, to: string, { file, source }: Head): Repair {
  const head = frontmatterText(source) ?? ''
  const field = { name: word(anchor), value: word(to) }
  // What led to the heading by an older name goes along.
  const added = addFieldIn(file, withOtherValue(file, head, oldHeadings, anchor, field.value), oldHeadings, field)
  const pair = `${field.name}: ${field.value}`
  const whole = inPage(source, head, added)
  return hasField(file, head, oldHeadings)
    ? asRepair(file, whole, pair, { name: oldHeadings, signs: 'accolades' })
    : asRepair(file, whole, `${oldHeadings}: { ${pair} }`)
}

/** A page whose frontmatter has something more. */
function inPage(source: string, head: string, added: Addition): Addition {
  // Above the head stands one line, the dashes.
  const start = source.indexOf('\n') + 1
  const text = `${source.slice(0, start)}${added.text}${source.slice(start + head.length)}`
  return { ...added, line: added.line + 1, text }
}

/** @param owner the field that it goes into, when that is there */
function asRepair(file: string, { text, line, form }: Addition, shown: string, owner?: Owner): Repair {
  return {
    file,
    line,
    text,
    shown,
    advice: `Zet op ${file}:${line} ${spot(form, owner)}: ${shown} (${also(form, owner)})`,
  }
}

function spot(form: Addition['form'], owner: Owner | undefined): string {
  if (form === 'line') return 'deze regel'
  const between = owner === undefined ? 'tussen de accolades' : `tussen de ${owner.signs} van ${owner.name}`
  return form === 'behind' ? `${between}, met een komma ervoor` : between
}

const also = (form: Addition['form'], owner: Owner | undefined): string =>
  form === 'line' && owner !== undefined ? `ingesprongen onder ${owner.name}, of wat beter past` : 'of wat beter past'

/** A field that holds others, and what it stands between when it is on one line. */
interface Owner {
  name: string
  signs: 'accolades' | 'haken'
}

type Head = Pick<PageText, 'file' | 'source'>

/** A word as YAML takes it for a text. */
const word = (text: string): string =>
  /^\p{L}[\p{L}\p{N}_-]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text) ? text : quoted(text)

/** An address as YAML takes it for a text. */
const address = (path: string): string => (/^\/[\p{L}\p{N}/._-]*$/u.test(path) ? path : quoted(path))

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
