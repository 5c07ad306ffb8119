import type { Problem } from '../../check/problems.ts'
import { palette } from '../../theme/tokens.ts'
import { escapeHtml } from '../escapeHtml.ts'
import { ownPolicy } from './ownPolicy.ts'

const style = `body{font:18px/1.6 system-ui,sans-serif;max-width:46em;margin:3em auto;padding:0 1em;color:${palette.ink};background:${palette.paper}}
code{color:${palette.ember};font-weight:600}pre{white-space:pre-wrap;font-size:14px}li{margin-block:1em}p{margin:.2em 0}`

/** The policy of {@link errorPage}. */
export const errorPolicy = ownPolicy(style)

/** The dev server's page for a mistake: where it stands and what to type instead. It is replaced when that is saved. */
export function errorPage({ problems = [], error }: { problems?: readonly Problem[]; error?: Error }): string {
  const isCode = error && problems.length === 0
  const heading = isCode ? 'Er gaat iets mis in de code van de site' : 'Er staat een fout in de inhoud'
  const stack = error ? `<pre>${escapeHtml(error.stack ?? error.message)}</pre>` : ''
  // A mistake in the content is the likelier cause; who works on the code can look behind it.
  const behind = stack && `<details><summary>Wat de code daarvan vond</summary>${stack}</details>`
  const body = isCode ? stack : `<ol>${listOf(problems)}</ol>${behind}`
  return `<!doctype html><html lang="nl" data-mistake=""><head><meta charset="utf-8"><title>${heading}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><h1>${heading}</h1>${body}
<p>Sla het bestand op als u het heeft verbeterd. Dan ziet u hier vanzelf de pagina.</p></body></html>`
}

const listOf = (problems: readonly Problem[]): string =>
  problems
    .map(
      ({ file, line, column, message }) =>
        `<li><code>${escapeHtml(file)}:${line}:${column}</code><p>${escapeHtml(message)}</p></li>`,
    )
    .join('')

/** The rules of the {@link banner} and of {@link notOnSite}. */
export const bannerStyle = `:has(>pre){display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2em}:has(>pre)>*{grid-column:1/-1}pre{overflow:auto;align-self:start;padding:1em;background:${palette.white};font:14px/1.5 monospace}:has(>pre)>pre{grid-column:1}pre+*{grid-column:2!important}#concept{margin:0;padding:.5em 1.5em;background:${palette.honey};color:${palette.ink};font:600 16px/1.5 system-ui,sans-serif}#fouten{position:fixed;z-index:99;inset:auto 0 0;max-height:40vh;overflow:auto;padding:.5em 1.5em;border-top:3px solid ${palette.ember};background:${palette.white};color:${palette.ink};font:16px/1.5 system-ui,sans-serif}#fouten code{color:${palette.ember};font-weight:600}#fouten li{margin-block:.5em}`

/** What stands above a page that is not on the site, and why; it belongs in the body. */
export const notOnSite = (why: string | undefined): string =>
  why === undefined ? '' : `<p id="concept">${escapeHtml(why)}</p>`

/** What stands under a page while there are mistakes elsewhere: the page itself can be written on. */
export const banner = (problems: readonly Problem[]): string =>
  problems.length === 0
    ? ''
    : `<details id="fouten"><summary>Elders in de inhoud: ${
        problems.length === 1 ? '1 fout' : `${problems.length} fouten`
      }</summary><ol>${listOf(problems)}</ol></details>`
