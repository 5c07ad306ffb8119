/** Text as it may stand in HTML, also between the tags of a title. */
export const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
