import { BodyPanel } from '../blocks/BodyMap.block.tsx'
import { addresses } from '../content/addresses.ts'
import * as icons from '../theme/icons.ts'
import { Button } from '../ui/Button.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ClosingBand } from './ClosingBand.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { PageHead } from './PageHead.tsx'
import { Text } from './Text.tsx'

/** Overview pages: heading with a picture, full-width sections, closing band. */
export function OverviewLayout({ site, page }: LayoutProps<'overzicht'>) {
  const { heading, lead, picture, closing } = page.frontmatter
  const isComplaints = page.path === addresses.complaints
  const art = isComplaints ? <BodyPanel site={site} /> : picture && <Picture picture={site.picture(picture)} isFirst />
  const action = isComplaints && (
    <Button href={addresses.contact} icon={icons.calendar}>
      {site.copy.buttons.appointmentNow}
    </Button>
  )
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead heading={heading} lead={lead} picture={art} action={action} />
      <Text site={site} page={page} />
      <ClosingBand site={site} path={page.path} {...closing} second={isComplaints ? 'contact' : 'phone'} />
    </>
  )
}
