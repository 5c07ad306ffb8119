import type { Problem } from '../../check/problems.ts'
import { palette } from '../../theme/tokens.ts'
import { escapeHtml } from '../escapeHtml.ts'

/** The dev server's page for a mistake: where it stands and what to type instead. It reloads when a file is saved. */
export function errorPage({ problems = [], error }: { problems?: Problem[]; error?: Error }): string {
  const items = problems.map(
    ({ file, line, column, message }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code><p>${escapeHtml(message)}</p></li>`,
  )
  const heading = error ? 'Er gaat iets mis in de code van de site' : 'Er staat een fout in de inhoud'
  const body = error ? `<pre>${escapeHtml(error.stack ?? error.message)}</pre>` : `<ol>${items.join('')}</ol>`
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${heading}</title>
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><style>
body{font:18px/1.6 system-ui,sans-serif;max-width:46em;margin:3em auto;padding:0 1em;color:${palette.ink};background:${palette.paper}}
code{color:${palette.ember};font-weight:600}pre{white-space:pre-wrap;font-size:14px}li{margin-block:1em}p{margin:.2em 0}
</style></head><body><h1>${heading}</h1>${body}<p>Sla het bestand op als u het heeft verbeterd. Deze pagina ververst dan vanzelf.</p></body></html>`
}
