/**
 * The files that search engines ask for: robots.txt (RFC 9309) and the sitemap it names (sitemaps.org, 0.9).
 * Dates are left out: the day of a build says nothing about a page.
 * @param paths the pages to be found, as URL paths
 * @param origin address of the site
 * @param robots the text of public/robots.txt, empty when there is none
 * @returns the files of the site's root by their name
 */
export function searchFiles(paths: readonly string[], origin: string, robots: string): Map<string, string> {
  const addresses = paths.toSorted().map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return new Map([
    ['robots.txt', `${robots.trim()}\n\nSitemap: ${origin}/sitemap.xml\n`.trimStart()],
    [
      'sitemap.xml',
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
    ],
  ])
}
