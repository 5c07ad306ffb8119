import { css } from '@emotion/react'
import { palette } from './tokens.ts'

/**
 * Pages on paper: black on white, dense, with all answers open and the addresses of links in brackets.
 * Components leave out what paper has no use for. `--site` is the site's host, which pageStyles.ts adds.
 */
export const printStyle = css`
  @page {
    margin: 11mm 14mm 10mm;
  }
  @media print {
    :root {
      --paper: ${palette.white};
      --ink2: ${palette.ink};
      /* The smallest letters are 9 points then. */
      font-size: 9.6pt;
    }
    body {
      font-size: 9.5pt;
      line-height: 1.3;
    }
    /* Its address stands after it. */
    main a {
      text-decoration: none;
    }
    main a[href^='/']::after {
      content: ' (' var(--site) attr(href) ')';
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
    main a::after {
      font-size: 9pt;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
    /* The sheet of exercises alone (src/browser/print.ts). */
    [data-print] :is(body > *, main > *, main > * > *, article > *):not(:has([data-oefenblad]), [data-oefenblad], [data-paper]) {
      display: none !important;
    }
    [data-print] [data-oefenblad] {
      break-before: auto;
      break-after: auto;
    }
    /* What only a screen can do. */
    [data-screen] {
      display: none !important;
    }
    details::details-content {
      content-visibility: visible;
      display: block;
      block-size: auto;
    }
    h2,
    h3,
    p:has(+ :is(ul, ol)) {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`
