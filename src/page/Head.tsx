import { Helmet } from 'react-helmet-async'
import { shownTitle } from '../content/title.ts'
import type { Page, Site } from '../site/page.ts'
import { palette } from '../theme/tokens.ts'

/** The one `<Helmet>` of a page: title, description, address and, where a page has them, keywords. */
export function Head({ site, page: { path, frontmatter } }: { site: Site; page: Page }) {
  const { facts } = site
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
      {isMissing ? null : <meta property="og:url" content={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="nl_NL" />
      <meta property="og:title" content={frontmatter.title} />
      <meta property="og:description" content={frontmatter.meta} />
      <meta property="og:image" content={`${facts.origin}${site.shareImage(path)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={frontmatter.heading} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content={palette.paper} />
    </Helmet>
  )
}
