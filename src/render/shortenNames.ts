/**
 * Gives generated classes names of a few letters: hashes cannot be compressed, and a page has about a hundred (489 to
 * 898 bytes less of a compressed page).
 * @param text the page or its rules
 * @param names the hashes that get a short name, in the order of their first use
 * @param key what emotion puts before each
 */
export function shortenNames(text: string, names: readonly string[], key: string): string {
  const short = new Map(names.map((name, index) => [`${key}-${name}`, `${key}${index.toString(36)}`]))
  return text.replace(new RegExp(`\\b${key}-[a-z0-9]+\\b`, 'g'), (name) => short.get(name) ?? name)
}
