import type { ReactNode } from 'react'
import type { Kind } from '../content/frontmatter.ts'
import { layoutIds } from '../content/layoutIds.ts'
import type { Page, Site } from '../site/page.ts'
import { Document } from './Document.tsx'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'
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

/** A whole page: its document, the shared header and footer, and the layout of its kind. */
export function PageView({ site, page }: { site: Site; page: Page }) {
  const data = structuredData(site, page)
  const head = data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  return (
    <Document site={site} head={head}>
      <Head site={site} page={page} />
      <Header site={site} page={page} />
      <PaperHead site={site} />
      <main id={layoutIds.main} tabIndex={-1}>
        <Notices site={site} path={page.path} />
        <Layout site={site} page={page} />
      </main>
      <Footer site={site} />
      <WhatsAppButton site={site} />
    </Document>
  )
}

/** The layout of the page's kind, which takes pages of that kind. */
function Layout(props: LayoutProps) {
  const LayoutOfKind = layouts[props.page.frontmatter.kind] as (props: LayoutProps) => ReactNode
  return <LayoutOfKind {...props} />
}
