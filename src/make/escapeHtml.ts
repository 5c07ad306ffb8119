/** Signs that neither HTML nor XML can hold. */
const impossible = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Text as it may stand in HTML or XML, also between the tags of a title or the quotes of an attribute. */
export const escapeHtml = (text: string): string =>
  text
    .replace(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
