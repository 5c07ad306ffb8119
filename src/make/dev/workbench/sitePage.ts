import type { Check } from '../../../check/check.ts'
import type { Problem } from '../../../check/problems.ts'
import { orphans } from '../../../check/rules/orphan.ts'
import type { Placeholders } from '../../../content/placeholders.ts'
import { escapeHtml } from '../../escapeHtml.ts'
import { editorLink } from './editorLink.ts'
import { filesNaming, pageFacts } from './pageFacts.ts'
import { workPage } from './workPage.ts'

/**
 * A field to search in all texts with what was found, all pages with their state, and all facts with where they are
 * named.
 */
export function sitePage(check: Check, placeholders: Placeholders, today: string, search: string): string {
  const alone = new Set(check.copy.ok ? orphans(check.texts, check.copy.data).map(({ file }) => file) : [])
  const findings = [...check.problems, ...check.warnings]
  const rows = check.pages.map((page) => {
    const { words, score, hidden } = pageFacts(page, placeholders, today)
    const state = [
      hidden ?? 'op de site',
      ...(alone.has(page.file) ? ['Wees: geen menu of pagina leidt hierheen.'] : []),
    ]
    return [
      `<a href="${escapeHtml(encodeURI(page.path))}">${escapeHtml(page.path)}</a>`,
      editorLink(page.file),
      page.frontmatter?.ok ? page.frontmatter.data.kind : '?',
      escapeHtml(state.join(' ')),
      String(words),
      String(score ?? ''),
      findingsOf(findings.filter(({ file }) => file === page.file)),
    ]
  })
  const facts = Object.entries(placeholders).map(([name, value]) => [
    `<code>{${name}}</code>`,
    escapeHtml(String(value)),
    filesNaming(check, name).map(editorLink).join('<br>') || 'nergens',
  ])
  return workPage(
    'De hele site',
    `${search}<h2>Pagina’s</h2>${table(['Adres', 'Bestand', 'Soort', 'Staat', 'Woorden', 'Leesscore', 'Bevindingen'], rows)}
<h2>Feiten</h2>${table(['Feit', 'Nu', 'Staat in'], facts)}`,
  )
}

const findingsOf = (findings: readonly Problem[]): string =>
  findings.length === 0
    ? ''
    : `<details><summary>${findings.length}</summary><ul>${findings
        .map(({ line, message }) => `<li>regel ${line}: ${escapeHtml(message)}</li>`)
        .join('')}</ul></details>`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`
