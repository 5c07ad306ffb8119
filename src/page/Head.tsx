import { Helmet } from 'react-helmet-async'
import { shownTitle } from '../content/title.ts'
import type { Page, Site } from '../site/page.ts'
import { palette } from '../theme/tokens.ts'

/** The one `<Helmet>` of a page: title, description, address and, where a page has them, keywords. */
export function Head({ site: { facts }, page: { path, frontmatter } }: { site: Site; page: Page }) {
  const title = shownTitle(frontmatter.title, path, facts.name)
  const address = `${facts.origin}${path}`
  const isMissing = frontmatter.kind === 'niet-gevonden'
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={frontmatter.meta} />
      {frontmatter.keywords ? <meta name="keywords" content={frontmatter.keywords.join(', ')} /> : null}
      {isMissing ? <meta name="robots" content="noindex" /> : null}
      {isMissing ? null : <link rel="canonical" href={address} />}
      <meta name="theme-color" content={palette.paper} />
    </Helmet>
  )
}
