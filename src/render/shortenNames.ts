const islandPattern = /<div data-island="[\s\S]*?<!--\/island-->/g

/**
 * Gives generated classes names of a few letters: hashes cannot be compressed, and a page has about a hundred.
 * Classes inside islands keep theirs, since the browser computes the same hash again.
 * @param names the hashes that emotion made for this page
 * @returns the page and its rules under the new names, and the hashes that stayed
 */
export function shortenNames(html: string, css: string, names: string[], key: string) {
  const islands = html.match(islandPattern)?.join('') ?? ''
  const kept = names.filter((name) => islands.includes(`${key}-${name}`))
  const short = new Map(
    names
      .filter((name) => !kept.includes(name))
      .map((name, index) => [`${key}-${name}`, `${key}${index.toString(36)}`]),
  )
  const rename = (text: string) =>
    text.replace(new RegExp(`\\b${key}-[a-z0-9]+\\b`, 'g'), (name) => short.get(name) ?? name)
  return { html: rename(html).replaceAll('<!--/island-->', ''), css: rename(css), kept }
}
