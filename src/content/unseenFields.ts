/** Fields of the frontmatter that say nothing to who reads the page. */
export const unseenFields: readonly string[] = [
  'order',
  'zoekwoorden',
  'keywords',
  'oude-adressen',
  'oude-koppen',
  'concept',
]
