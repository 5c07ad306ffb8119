import { css } from '@emotion/react'
import type { Page, Site } from '../site/page.ts'
import { color, edge, leading, radius, size, space } from '../theme/tokens.ts'
import { Fold } from '../ui/Fold.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Article } from './Article.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ContactAside } from './ContactAside.tsx'
import { PageHead } from './PageHead.tsx'

/** No closing band follows. */
const last = css`
  padding-bottom: calc(${space.section} / 2);
  @media print {
    padding: 0;
  }
`

/** Read as a document: many short parts under quiet headings, a rule between them, every list on a ground of its own. */
const parts = css`
  article {
    @media screen {
      > h2 {
        font-size: ${size.part};
        line-height: ${leading.card};
      }
      > h2 ~ h2 {
        margin-top: 36px;
      }
    }
    > h2 ~ h2 {
      padding-top: 24px;
      border-top: 2px solid ${color.mist2};
    }
    > ul:not([class]) {
      padding: 20px;
      border-radius: ${radius.card};
      background: ${color.mist};
      ${edge.forced}
    }
  }
  /* A ground is as wide as all else that has one. */
  &&& article > ul {
    max-width: none;
  }
`

/** Terms, privacy and any other kind that asks for no more: contents, text, and whom to ask. */
export function TextLayout({ site, page }: { site: Site; page: Page }) {
  const { heading, lead } = page.frontmatter
  const name = 'picture' in page.frontmatter && page.frontmatter.picture
  const picture = name ? site.picture(name) : undefined
  const copy = site.copy.headings
  return (
    <>
      <Breadcrumbs site={site} page={page} />
      <PageHead
        heading={heading}
        lead={lead}
        picture={picture && <Picture picture={picture} isFirst />}
        ground={picture?.ground}
        form="small"
      />
      <Fold />
      <div css={[last, parts]}>
        <Article
          site={site}
          page={page}
          aside={<ContactAside site={site} question={copy.question} text={copy.questionText} isQuiet />}
        />
      </div>
    </>
  )
}
