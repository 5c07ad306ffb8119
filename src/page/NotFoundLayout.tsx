import { css } from '@emotion/react'
import { bullets, prose } from '../blocks/prose.ts'
import { addresses } from '../content/addresses.ts'
import { columns, columnsAt, covering, quiet, square, stretched } from '../theme/declarations.ts'
import { visuallyHidden } from '../theme/globalStyle.ts'
import { below, color, edge, font, from, leading, panel, radius, size, space } from '../theme/tokens.ts'
import { Button } from '../ui/Button.tsx'
import { leadsOn } from '../ui/chevron.ts'
import { container } from '../ui/container.ts'
import { lift } from '../ui/lift.ts'
import { Mark } from '../ui/Mark.tsx'
import { Picture } from '../ui/Picture.tsx'
import { SearchField } from '../ui/SearchField.tsx'
import type { LayoutProps } from './layoutProps.ts'
import { Text } from './Text.tsx'

const outer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding-block: clamp(40px, 5vw, 64px) ${space.section};
  ${columnsAt(from.lg, 2)}
`
const across = css`
  grid-column: 1 / -1;
`
const head = css`
  display: grid;
  ${columns(1, '32px clamp(32px, 5vw, 64px)')}
  ${columnsAt(from.md, 2)}
  align-items: center;
  margin-bottom: 12px;
  > img,
  > picture img {
    width: 100%;
    border-radius: ${radius.band};
    /* On a phone the ways on begin on the first screen. */
    ${below.md} {
      ${covering('16 / 9')}
      object-position: 50% 20%;
    }
  }
  h1 {
    font-size: ${size.section};
    line-height: ${leading.section};
  }
  h1 + p {
    margin-block: 14px 24px;
    ${quiet(size.lead, leading.lead)}
  }
`
const code = css`
  display: flex;
  align-items: center;
  margin-bottom: 20px;
  color: ${color.pine};
  font: 700 4.5rem / 0.9 ${font.head};
`
/** The text: its list as cards of one size beside each other, and what comes after it beside the English words. */
const ways = css`
  display: contents;
  > ul:not([class]) {
    display: grid;
    grid-column: 1 / -1;
    ${columns(1, '20px')}
    ${columnsAt(from.md, 2)}
    ${columnsAt(from.cards4, 4)}
    max-width: none;
    margin-bottom: 12px;
  }
  > ul:not([class]) > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    gap: 2px 16px;
    overflow: hidden;
    min-height: 96px;
    padding: 12px 16px;
    ${panel.card}
    ${quiet(size.small, leading.small)}
    ${lift}
    &::before {
      content: none;
    }
    ${leadsOn}
    &::after {
      grid-area: 1 / 3 / 3;
      align-self: center;
    }
    &:has(img) {
      grid-template-columns: 84px minmax(0, 1fr) auto;
      padding-block: 0;
      padding-left: 0;
    }
    &:focus-within:has(:focus-visible) {
      outline: 3px solid ${color.ember};
      outline-offset: 3px;
    }
    img {
      grid-row: 1 / 3;
      ${square('100%')}
      min-height: 96px;
      object-fit: cover;
    }
    a {
      align-self: end;
      color: ${color.ink};
      font: 600 ${size.question}/1.2 ${font.head};
      text-decoration: none;
      outline: 0;
      @media screen {
        ${stretched}
      }
    }
    ${edge.forced}
  }
`
/** The Dutch and the English line, each in a panel, with its button beside it or on a phone at its foot. */
const panels = css`
  > [lang],
  > div:not([lang]) > p {
    padding: 28px;
    border-radius: ${radius.large};
    background: ${color.mist};
    ${edge.forced}
  }
  strong,
  > [lang] p {
    display: block;
    font: 600 ${size.card}/1.5 ${font.head};
  }
`
/** The last line, and perhaps a button in the same panel. */
const talk = css`
  > p {
    grid-area: 3 / 1;
    max-width: none;
    margin: 0;
  }
  /* As high as the button, which grows with the letters. */
  && > p:has(+ a) {
    padding-bottom: 5.75rem;
  }
  > p + a {
    grid-area: 3 / 1;
    place-self: end start;
    margin: 0 28px 28px;
  }
  ${from.md} {
    && > p:has(+ a) {
      padding: 28px 228px 28px 28px;
    }
    > p + a {
      place-self: center end;
      margin-block: 0;
    }
  }
`
/* As high as the Dutch line above it, which has a second one. */
const english = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: center;
  min-height: 140px;
  justify-content: space-between;
`

/** The page for an address that does not exist: Dutch help first, then the specified English texts. */
export function NotFoundLayout({ site, page }: LayoutProps<'niet-gevonden'>) {
  const { copy, picture, logo } = site
  const { heading, lead, picture: name } = page.frontmatter
  const texts = copy.notFound
  return (
    <div css={container} data-not-found="">
      <div css={[outer, panels]}>
        <div css={[head, across]}>
          <div>
            <p css={code} lang="en">
              <span css={visuallyHidden}>{texts.code}</span>
              <span aria-hidden="true">{texts.code.at(0)}</span>
              <Mark mark={logo} size={72} />
              <span aria-hidden="true">{texts.code.at(-1)}</span>
            </p>
            <h1>{heading}</h1>
            <p>{lead}</p>
            <SearchField label={copy.search.field} button={copy.search.button} />
          </div>
          <Picture picture={picture(name)} />
        </div>
        <div css={[prose, bullets, ways, talk]}>
          <Text site={site} page={page} />
        </div>
        <div css={english} lang="en">
          <p>{texts.text}</p>
          <Button href={addresses.home} look="secondary" isSmall>
            {texts.back}
          </Button>
        </div>
      </div>
    </div>
  )
}
