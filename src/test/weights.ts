/** What the first round trip of a connection carries: ten packets, less the headers (RFC 6928). In bytes with Brotli. */
export const firstRoundTrip = 14_600

/**
 * What each script of the site may weigh, in bytes with Brotli; a little more than it weighs. Whoever makes a script
 * heavier on purpose makes its budget larger here.
 */
export const scripts = {
  /** In the pages themselves, by a text that only this script holds. */
  inline: {
    'aria-expanded': 500,
    'import(': 800,
    'data-hours': 575,
    'data-contents': 350,
    afterprint: 200,
    '404: ': 100,
  },
  /** Fetched on pages with a block that needs it, by the beginning of the name. */
  fetched: {
    hydrate: 58_000,
    'emotion-react': 8_600,
    'MapSwitcher.island': 2_300,
    'Carousel.island': 2_000,
    choice: 1_600,
    search: 9_200,
  },
} as const
