import { dataFiles } from '../content/dataFiles.ts'
import type { Broken } from './promises.ts'
import type { Site } from './site.ts'
import { frontmatterText } from './splitText.ts'

/** A line that keeps a promise, and where it goes. */
interface Repair {
  file: string
  /** The line before which it goes, counted from 1. */
  line: number
  text: string
  /** The same on one line. */
  shown: string
}

/** Where a writer says where a vanished page, or a heading with other words, went to. */
export function repairOf({ path, anchor, to }: Broken, { folder, pages }: Pick<Site, 'folder' | 'pages'>): Repair {
  if (anchor === undefined) {
    const lines = (folder.texts.get(dataFiles.redirects.name) ?? '').trimEnd().split('\n')
    return {
      file: `content/${dataFiles.redirects.name}`,
      line: lines[0] === '' ? 1 : lines.length + 1,
      text: `${path}: ${to}`,
      shown: `${path}: ${to}`,
    }
  }
  const page = pages.find((each) => each.path === path)
  const head = (frontmatterText(page?.source ?? '') ?? '').trimEnd().split('\n')
  const own = head.findIndex((each) => /^oude-koppen:\s*$/.test(each))
  const pair = `${scalar(anchor)}: ${scalar(to)}`
  // Above the head stands one line, the dashes.
  return own >= 0
    ? { file: page?.file ?? '', line: own + 3, text: `  ${pair}`, shown: pair }
    : {
        file: page?.file ?? '',
        line: head.length + 2,
        text: `oude-koppen:\n  ${pair}`,
        shown: `oude-koppen: { ${pair} }`,
      }
}

/** A word as YAML takes it for a text. */
const scalar = (word: string): string =>
  /^\p{L}[\p{L}\p{N}_-]*$/u.test(word) && !/^(?:true|false|null)$/.test(word) ? word : `'${word}'`

/** A text with a repair in it; lines keep their own ends. */
export function repaired(text: string, { line, text: added }: Repair): string {
  const lines = text === '' ? [] : text.split('\n')
  const end = text.includes('\r\n') ? '\r' : ''
  lines.splice(line - 1, 0, ...added.split('\n').map((each) => each + end))
  return lines.at(-1) === '' ? lines.join('\n') : `${lines.join('\n')}\n`
}
