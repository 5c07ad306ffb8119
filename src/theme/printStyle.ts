import { css } from '@emotion/react'
import { palette } from './tokens.ts'

/**
 * Pages on paper: black on white, dense, with all answers open and the addresses of links in brackets.
 * Components leave out what paper has no use for. `--site` is the site's host, which pageStyles.ts adds.
 */
export const printStyle = css`
  @page {
    margin: 15mm 17mm;
  }
  @page oefeningen {
    margin: 12mm;
  }
  @media print {
    :root {
      --paper: ${palette.white};
      --ink2: ${palette.ink};
      font-size: 12px;
    }
    body {
      font-size: 10pt;
      line-height: 1.4;
    }
    main a[href^='/']::after {
      content: ' (' var(--site) attr(href) ')';
    }
    main a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
    main a::after {
      font-size: 0.85em;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
    /* The sheet of exercises alone (src/browser/print.ts). */
    [data-print] :is(body > *, main > *, main > * > *, article > *):not(:has([data-oefenblad]), [data-oefenblad], [data-paper]) {
      display: none !important;
    }
    [data-print] [data-oefenblad] {
      page: auto;
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
    h3 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`
