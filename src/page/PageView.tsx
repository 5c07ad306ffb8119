import type { ReactNode } from 'react'
import type { Kind } from '../content/frontmatter.ts'
import { layoutIds } from '../content/layoutIds.ts'
import { ownPictures } from '../content/ownPictures.ts'
import { madeFiles } from '../content/publicFile.ts'
import type { Page, Site } from '../site/page.ts'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header, placeInHeader } from './Header.tsx'
import { Kept } from './Kept.tsx'
import { OverviewLayout } from './OverviewLayout.tsx'
import { SearchLayout } from './SearchLayout.tsx'
import { TextLayout } from './TextLayout.tsx'
import { PaperHead } from './PaperHead.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { DetailLayout } from './DetailLayout.tsx'
import { HomeLayout } from './HomeLayout.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { Notices } from './Notices.tsx'
import { scriptJson, structuredData } from './structuredData.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

/** What stands between header and footer, for each kind of page. */
const layouts: { [K in Kind]: (props: LayoutProps<K>) => ReactNode } = {
  home: HomeLayout,
  overzicht: OverviewLayout,
  dienst: DetailLayout,
  klacht: DetailLayout,
  tekst: TextLayout,
  zoeken: SearchLayout,
  'niet-gevonden': NotFoundLayout,
}

/** The whole HTML document of a page, with the shared header and footer. The theme is light and never changes. */
export function PageView({ site, page }: { site: Site; page: Page }) {
  const data = structuredData(site, page)
  const here = placeInHeader(site, page)
  return (
    <html lang={site.copy.language} data-theme="light" data-fallback={site.picture(ownPictures.fallback).src}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`/${madeFiles.icon}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/${madeFiles.touchIcon}`} />
        <link rel="manifest" href={`/${madeFiles.manifest}`} />
        {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />}
      </head>
      <body>
        <Head site={site} page={page} />
        <Kept part={Top} here={here} />
        <main id={layoutIds.main} tabIndex={-1}>
          <Notices site={site} path={page.path} />
          <Layout site={site} page={page} />
        </main>
        <Kept part={Bottom} />
      </body>
    </html>
  )
}

const Top = ({ site, here }: { site: Site; here: string }) => (
  <>
    <Header site={site} here={here} />
    <PaperHead site={site} />
  </>
)

const Bottom = ({ site }: { site: Site }) => (
  <>
    <Footer site={site} />
    <WhatsAppButton site={site} />
  </>
)

/** The layout of the page's kind, which takes pages of that kind. */
function Layout(props: LayoutProps) {
  const LayoutOfKind = layouts[props.page.frontmatter.kind] as (props: LayoutProps) => ReactNode
  return <LayoutOfKind {...props} />
}
