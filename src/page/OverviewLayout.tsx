import { addresses } from '../content/addresses.ts'
import { Picture } from '../ui/Picture.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { ComplaintsHead } from './ComplaintsHead.tsx'
import { PageHead } from './PageHead.tsx'
import { Text } from './Text.tsx'

/** Overview pages: heading with a picture, full-width sections, closing band. */
export function OverviewLayout({ site, page }: LayoutProps<'overzicht'>) {
  const { heading, lead, picture, closing, layout } = page.frontmatter
  const isComplaints = page.path === addresses.complaints
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      {isComplaints ? (
        <ComplaintsHead site={site} heading={heading} lead={lead} />
      ) : (
        <PageHead
          heading={heading}
          lead={lead}
          picture={picture && <Picture picture={site.picture(picture)} isFirst />}
          isWide={layout === 'breed'}
          isPanel={layout === 'paneel'}
        />
      )}
      <Text site={site} page={page} />
      <ClosingBand site={site} path={page.path} {...closing} second={isComplaints ? 'contact' : 'phone'} />
    </>
  )
}
