import { dataFiles } from '../content/dataFiles.ts'
import { addField, addFieldIn, hasField, withOtherValue } from './addToYaml.ts'
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
const owner = 'oude-koppen'

/** Where a writer says where a vanished page, or a heading with other words, went to. */
export function repairOf({ path, anchor, to }: Broken, { folder, pages }: Pick<Site, 'folder' | 'pages'>): Repair {
  const page = pages.find((each) => each.path === path)
  if (page && anchor !== undefined) return repairOfHeading(anchor, to, page)
  const field = { name: address(path), value: address(to) }
  const added = addField(redirectsFile, folder.texts.get(dataFiles.redirects.name) ?? '', field)
  return asRepair(redirectsFile, added, `${field.name}: ${field.value}`)
}

function repairOfHeading(anchor: string, to: string, { file, source }: Pick<PageText, 'file' | 'source'>): Repair {
  const head = frontmatterText(source) ?? ''
  // Above the head stands one line, the dashes.
  const start = source.indexOf('\n') + 1
  const field = { name: word(anchor), value: word(to) }
  // What led to the heading by an older name goes along.
  const added = addFieldIn(file, withOtherValue(file, head, owner, anchor, field.value), owner, field)
  const pair = `${field.name}: ${field.value}`
  const isThere = hasField(file, head, owner)
  const whole = {
    ...added,
    line: added.line + 1,
    text: `${source.slice(0, start)}${added.text}${source.slice(start + head.length)}`,
  }
  return isThere ? asRepair(file, whole, pair, owner) : asRepair(file, whole, `${owner}: { ${pair} }`)
}

/** @param map the field that it goes into, when that is there */
function asRepair(file: string, { text, line, form }: Addition, shown: string, map?: string): Repair {
  return { file, line, text, shown, advice: `Zet op ${file}:${line} ${spot(form, map)}: ${shown} (${also(form, map)})` }
}

function spot(form: Addition['form'], map: string | undefined): string {
  if (form === 'line') return 'deze regel'
  const braces = map === undefined ? 'tussen de accolades' : `tussen de accolades van ${map}`
  return form === 'behind' ? `${braces}, met een komma ervoor` : braces
}

const also = (form: Addition['form'], map: string | undefined): string =>
  form === 'line' && map !== undefined ? `ingesprongen onder ${map}, of wat beter past` : 'of wat beter past'

/** A word as YAML takes it for a text. */
const word = (text: string): string =>
  /^\p{L}[\p{L}\p{N}_-]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text) ? text : quoted(text)

/** An address as YAML takes it for a text. */
const address = (path: string): string => (/^\/[\p{L}\p{N}/._-]*$/u.test(path) ? path : quoted(path))

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
