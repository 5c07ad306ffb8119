/** Addresses that pages of the old site linked to; a URL is a promise (decisions, "Pages and links"). */
export const redirects: ReadonlyMap<string, string> = new Map(
  ['rug', 'nek', 'schouder', 'knie', 'heup', 'enkel', 'elleboog', 'hand'].map((part) => [
    `/${part}klachten`,
    `/pijnklachten/${part}`,
  ]),
)

/** A small page that sends the browser on, for hosts that know no redirects. */
export const redirectPage = (to: string, origin: string): string =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Verhuisd</title>` +
  `<link rel="canonical" href="${origin}${to}"><meta name="robots" content="noindex">` +
  `<meta http-equiv="refresh" content="0;url=${to}"></head>` +
  `<body><p>Deze pagina staat nu op <a href="${to}">${to}</a>.</p></body></html>`
