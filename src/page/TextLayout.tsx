import { Picture } from '../ui/Picture.tsx'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { PageHead } from './PageHead.tsx'

/** Terms, privacy and the like: contents and text. */
export function TextLayout({ site, page }: LayoutProps<'tekst'>) {
  const { heading, lead, picture } = page.frontmatter
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead
        heading={heading}
        lead={lead}
        picture={picture && <Picture picture={site.picture(picture)} isFirst />}
        isSmall
      />
      <Article site={site} page={page} />
    </>
  )
}
