import { layoutIds } from '../content/layoutIds.ts'
import type { Page, Site } from '../site/page.ts'
import type { FrontmatterOf, Kind } from '../content/frontmatter.ts'
import { DetailLayout } from './DetailLayout.tsx'
import { Document } from './Document.tsx'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'
import { HomeLayout, OverviewLayout, TextLayout } from './layouts.tsx'
import { NotFoundLayout } from './NotFoundLayout.tsx'
import { scriptJson, structuredData } from './structuredData.ts'
import { WhatsAppButton } from './WhatsAppButton.tsx'

/** A whole page: its document, the shared header and footer, and the layout of its kind. */
export function PageView({ site, page }: { site: Site; page: Page }) {
  const data = structuredData(site, page)
  const head = data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
  return (
    <Document site={site} head={head}>
      <Head site={site} page={page} />
      <Header site={site} page={page} />
      <main id={layoutIds.main} tabIndex={-1}>
        <Layout site={site} page={page} />
      </main>
      <Footer site={site} />
      <WhatsAppButton site={site} />
    </Document>
  )
}

function Layout({ site, page }: { site: Site; page: Page }) {
  if (isKind(page, 'home')) return <HomeLayout site={site} page={page} />
  if (isKind(page, 'overzicht')) return <OverviewLayout site={site} page={page} />
  if (isKind(page, 'dienst') || isKind(page, 'klacht')) return <DetailLayout site={site} page={page} />
  if (isKind(page, 'tekst')) return <TextLayout site={site} page={page} />
  return isKind(page, 'niet-gevonden') ? <NotFoundLayout site={site} page={page} /> : null
}

const isKind = <K extends Kind>(page: Page, kind: K): page is Page<FrontmatterOf<K>> => page.frontmatter.kind === kind
