import { css } from '@emotion/react'
import { bullets, prose } from '../blocks/prose.ts'
import { addresses } from '../content/addresses.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { below, color, font, from, leading, radius, shadow, size, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { container } from '../ui/container.ts'
import { Picture } from '../ui/Picture.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { Mark } from './Logo.tsx'
import { Text } from './Text.tsx'

const outer = css`
  padding-block: clamp(24px, 4vw, 48px) ${space.section};
`
const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  align-items: center;
  padding: clamp(28px, 5vw, 56px);
  border-radius: ${radius.band};
  background: ${color.white};
  box-shadow: ${shadow.rest};
  ${from.md} {
    grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
  }
  img {
    width: 100%;
    border-radius: ${radius.large};
    ${below.md} {
      display: none;
    }
  }
  h1 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
  h1 + p {
    margin-block: 14px 20px;
    color: ${color.ink2};
    font-size: ${size.lead};
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`
const code = css`
  display: flex;
  align-items: center;
  margin-bottom: 24px;
  color: ${color.pine};
  font: 700 clamp(6rem, 16vw, 9rem) / 0.9 ${font.head};
`
const field = css`
  max-width: 32.5rem;
  margin-bottom: 24px;
`
/** The pages of the list as links of one size beside each other. */
const ways = css`
  > ul:not([class]) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
    gap: 10px;
    max-width: none;
    > li {
      padding: 0;
      &::before {
        content: none;
      }
    }
    a {
      display: flex;
      align-items: center;
      min-height: 52px;
      padding: 8px 18px;
      border-radius: ${radius.card};
      background: ${color.mist};
      font-weight: 600;
      text-decoration: none;
      line-height: 1.25;
      &:hover {
        background: ${color.mist2};
      }
      @media (forced-colors: active) {
        border: 1px solid;
      }
    }
  }
`
const english = css`
  display: grid;
  gap: 14px;
  justify-items: start;
  margin-top: 32px;
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  p {
    font: 600 ${size.card}/1.2 ${font.head};
  }
`

/** The page for an address that does not exist: Dutch help first, then the specified English texts. */
export function NotFoundLayout({ site, page }: LayoutProps<'niet-gevonden'>) {
  const { copy, picture, logo } = site
  const { heading, lead, picture: name } = page.frontmatter
  const texts = copy.notFound
  return (
    <div css={[container, outer]} data-not-found="">
      <div css={panel}>
        <div>
          <p css={code} lang="en">
            <span css={visuallyHidden}>{texts.code}</span>
            <span aria-hidden="true">{texts.code.at(0)}</span>
            <Mark mark={logo} size={112} />
            <span aria-hidden="true">{texts.code.at(-1)}</span>
          </p>
          <h1>{heading}</h1>
          <p>{lead}</p>
          <div css={field}>
            <SearchField label={copy.search.field} button={copy.search.button} />
          </div>
          <div css={[prose, bullets, ways]}>
            <Text site={site} page={page} />
          </div>
          <div css={english} lang="en">
            <p>{texts.text}</p>
            <Button href={addresses.home} look="secondary">
              {texts.back}
            </Button>
          </div>
        </div>
        <Picture picture={picture(name)} />
      </div>
    </div>
  )
}
