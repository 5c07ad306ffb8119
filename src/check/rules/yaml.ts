import { isScalar, visit } from 'yaml'
import type { Document, Scalar } from 'yaml'

/**
 * A rule about YAML that a parser reads without a word, as something else than a writer means: facts, fixed words and
 * frontmatter alike. It reports at an offset in the text.
 */
type YamlRule = (document: Document.Parsed, report: (offset: number, message: string) => void) => void

/** A `#` in a sentence ends it: `nummer #1` would be shown as `nummer`. A remark has a space behind its `#`. */
const yamlComment: YamlRule = (document, report) => {
  visit(document, {
    Pair(_, { value }) {
      if (isScalar(value)) judge(value)
    },
    Seq(_, { items }) {
      for (const item of items) if (isScalar(item)) judge(item)
    },
  })

  function judge({ comment, range, type }: Scalar): void {
    if (!comment || !range || type?.startsWith('BLOCK') || /^\s/.test(comment)) return
    const sign = comment.split('\n')[0] ?? ''
    report(
      range[1],
      `Alles vanaf "#${sign.slice(0, 20)}" verdwijnt, want na # leest de site niet verder. Zet de hele tekst tussen "aanhalingstekens".`,
    )
  }
}

/** Marks of Markdown and tags, with what a writer calls them. */
const marks: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\*\*|(?<![\p{L}\p{N}*])\*[\p{L}\p{N}][^*]*\*(?![\p{L}\p{N}*])/u, 'Opmaak met sterretjes'],
  [/(?<![\p{L}\p{N}_])_{1,2}[\p{L}\p{N}][^_]*_{1,2}(?![\p{L}\p{N}_])/u, 'Opmaak met lage streepjes'],
  [/\]\(/, 'Een link'],
  [/`/, 'Een stuk code'],
  [/^#{1,6}\s/, 'Een kop met een hekje'],
  [/<\/?[A-Za-z][^<>]*>/, 'Een blok of HTML-code'],
]

/** The lines above a page, the facts and the fixed words are shown as they are: Markdown in them would be printed. */
const yamlMarkdown: YamlRule = (document, report) => {
  visit(document, {
    Scalar(key, { value, range }) {
      if (key === 'key' || typeof value !== 'string') return
      const found = marks.find(([pattern]) => pattern.test(value))
      if (found)
        report(range?.[0] ?? 0, `${found[1]} kan hier niet: de lezer ziet dan de tekens zelf. Typ gewone tekst.`)
    },
  })
}

/** Fields that hold an amount in euros. */
const isPrice = (key: string): boolean => /^(?:price|prijs)/.test(key)

/** A number is written as one, in digits and with a point; an amount has cents and nothing smaller (`1.250` is € 1,25). */
const yamlNumber: YamlRule = (document, report) => {
  visit(document, {
    Scalar(_, { value, source = '', range }) {
      if (typeof value === 'number' && !/^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source))
        report(
          range?.[0] ?? 0,
          `"${source}" leest de site als ${Number.isFinite(value) ? value : 'geen getal'}. Typ het getal in gewone cijfers, of zet tekst tussen "aanhalingstekens".`,
        )
    },
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'number' || !isPrice(String(key.value))) return
      const source = value.source ?? ''
      if (!/\.\d{3,}$/.test(source)) return
      const thousands = source.replace('.', '')
      report(
        value.range?.[0] ?? 0,
        `"${source}" leest de site als ${value.value} euro. Typ euro's en centen met één punt: ${/^\d{1,3}\.\d{3}$/.test(source) ? `${thousands}, of ${value.value.toFixed(2)}` : value.value.toFixed(2)}.`,
      )
    },
  })
}

/** `'s Avonds open'` loses its first sign: the apostrophe is read as the quote that opens the text. */
const yamlQuote: YamlRule = (document, report) => {
  visit(document, {
    Scalar(_, { type, value, range }) {
      if (type !== 'QUOTE_SINGLE' || typeof value !== 'string' || !/^(?:[nst]|[dkm]) /.test(value)) return
      report(
        range?.[0] ?? 0,
        `De apostrof voor "${value.slice(0, 12)}" verdwijnt zo. Zet de tekst tussen dubbele aanhalingstekens: "’${value.slice(0, 12)}…".`,
      )
    },
  })
}

/**
 * No anchors (`&naam`, `*naam`, `<<:`): who changes one place would change another without seeing it. Opening hours have
 * `zoals`, which names the other place.
 */
const yamlReference: YamlRule = (document, report) => {
  visit(document, {
    Value(_, { anchor, range }) {
      if (anchor) report(range?.[0] ?? 0, referenceMessage(`&${anchor}`))
    },
    Alias(_, { source, range }) {
      report(range?.[0] ?? 0, referenceMessage(`*${source}`))
    },
    Pair(_, { key }) {
      if (isScalar(key) && key.value === '<<') report(key.range?.[0] ?? 0, referenceMessage('<<'))
    },
  })
}

const referenceMessage = (sign: string): string =>
  `"${sign}" neemt een stuk over van een andere plek; verandert u het ene, dan verandert het andere mee. Typ de waarde voluit. Bij openingstijden kan het zo: zoals: enschede.`

/** Every rule about what YAML reads as something else than a writer means, in facts, fixed words and frontmatter. */
export const yamlRules: readonly YamlRule[] = [yamlReference, yamlComment, yamlQuote, yamlNumber, yamlMarkdown]
