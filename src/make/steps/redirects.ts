import { escapeHtml } from '../escapeHtml.ts'
import type { Copy } from '../../content/copy.ts'

/**
 * A small page that sends the browser on, for hosts that know no redirects.
 * @param to path of the new address
 * @param origin address of the site, for the canonical link
 */
export const redirectPage = (to: string, origin: string, { moved }: Copy): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escapeHtml(moved.title)}</title>` +
  `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
  `<link rel="canonical" href="${origin}${to}"><meta http-equiv="refresh" content="0;url=${to}"></head>` +
  `<body><h1>${escapeHtml(moved.title)}</h1><p><a href="${to}">${escapeHtml(moved.text)}</a></p></body></html>`
