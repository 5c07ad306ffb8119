import { palette } from '../../../theme/tokens.ts'
import { ownPolicy } from '../ownPolicy.ts'

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2em;color:${palette.ink};background:${palette.paper}}
table{border-collapse:collapse;background:${palette.white}}th,td{padding:.4em .8em;border:1px solid ${palette.line};text-align:left;vertical-align:top}
code{color:${palette.ember}}ul{margin:.3em 0;padding-left:1.2em}nav{display:flex;gap:1em}
form{margin:1em 0}input,button{font:inherit;padding:.3em .6em}input{width:min(24em,90%)}mark{background:${palette.found}}`

/** The policy of a {@link workPage}. */
export const workPolicy = ownPolicy(style)

/** A page of the workbench, which only the dev server has. */
export const workPage = (title: string, body: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<nav><a href="/">De site</a><a href="/_site">De hele site</a><a href="/_blokken">Blokken</a></nav><main><h1>${title}</h1>${body}</main></body></html>`
