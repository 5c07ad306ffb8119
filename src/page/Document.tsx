import type { ReactNode } from 'react'
import { ownPictures } from '../content/ownPictures.ts'
import type { Site } from '../site/page.ts'

interface Props {
  site: Site
  /** Tags that only this page has; Helmet puts the title, the description and links beside them. */
  head?: ReactNode
  children: ReactNode
}

/** The whole HTML document. The theme is light and never changes. */
export function Document({ site, head, children }: Props) {
  return (
    <html lang={site.copy.language} data-theme="light" data-fallback={site.picture(ownPictures.fallback).src}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {head}
      </head>
      <body>{children}</body>
    </html>
  )
}
