import type { Review } from '../reviewFile.ts'
import { counted } from './html.ts'
import { names } from './reviewPage.ts'

/** GitHub cuts a comment after 65,536 signs; nobody reads that many. */
const most = 30

const states = { changed: 'veranderd', new: 'nieuw', gone: 'weg', moved: 'ander adres' } as const

/** The review in a few lines of Markdown, for a pull request. */
export function summary({ base, alarms, facts, everywhere, pages }: Review): string {
  const isEmpty = alarms.length + facts.length + everywhere.length + pages.length === 0
  return (
    [
      '## Review van de tekst',
      `Vergeleken met **${escaped(base.revision)}** (${base.commit.slice(0, 8)}).`,
      ...base.notes.map((note) => `> ${escaped(note)}`),
      ...(isEmpty ? ['Voor bezoekers is er niets veranderd.'] : []),
      ...(alarms.length === 0
        ? []
        : [
            `### Eerst bekijken (${alarms.length})`,
            limited(
              alarms.map(
                ({ kind, message, todo }) =>
                  `- **${names[kind]}**: ${escaped(message)}${todo === undefined ? '' : ` ${escaped(todo)}`}`,
              ),
            ),
          ]),
      ...(everywhere.length === 0
        ? []
        : [`Op veel pagina’s tegelijk: ${counted(everywhere.length, 'verandering', 'veranderingen')}.`]),
      ...(pages.length === 0
        ? []
        : [
            `### Pagina’s (${pages.length})`,
            [
              '| pagina | staat | woorden erbij | woorden weg |',
              '| --- | --- | ---: | ---: |',
              limited(
                pages.map(
                  ({ path, from, state, words }) =>
                    `| ${escaped(from === undefined ? path : `${from} → ${path}`)} | ${states[state]} | ${words.added} | ${words.removed} |`,
                ),
              ),
            ].join('\n'),
          ]),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  )
}

function limited(lines: readonly string[]): string {
  const rest = lines.length - most
  return [...lines.slice(0, most), ...(rest > 0 ? [`\nEn nog ${rest}; zie de hele review.`] : [])].join('\n')
}

/** Text of a page that must stay text: no HTML, no link, no table, no mention of a person. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>|~]/g, '\\$&')
    .replace(/[@#]|:\/\/|\bwww\./gi, '$&\u200B')
    .replace(/\s+/g, ' ')
