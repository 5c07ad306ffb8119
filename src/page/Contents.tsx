import { css } from '@emotion/react'
import type { PageHeading } from '../site/page.ts'
import { unfolding, without } from '../theme/declarations.ts'
import { notInPrint } from '../theme/globalStyle.ts'
import { below, belowHeader, color, edge, from, radius, size, width } from '../theme/tokens.ts'
import { chevron } from '../ui/chevron.ts'

const sidebar = css`
  position: sticky;
  top: ${belowHeader};
  font-size: ${size.small};
  line-height: 1.4;
  ${without(below.lg)}
  h2 {
    margin-bottom: 12px;
    font-size: ${size.cardText};
    letter-spacing: 0;
  }
`
/** The landmark goes as a whole, so that a wide page does not have two of one name. */
const aboveText = without(from.lg)
const disclosure = css`
  ${unfolding}
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.white};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 48px;
    padding-inline: 20px;
    color: ${color.pine};
    font-weight: 600;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      ${chevron}
    }
  }
  &[open] summary::after {
    rotate: -135deg;
    translate: 0 2px;
  }
  ul {
    padding: 0 20px 12px;
  }
  ${edge.forced}
`
const links = css`
  a {
    display: flex;
    align-items: center;
    min-height: ${width.target};
    color: ${color.ink2};
    text-decoration: none;
    &:hover {
      color: ${color.pine};
      text-decoration: underline;
    }
  }
`
const marked = css`
  a {
    min-height: 24px;
    padding: 7px 0 7px 18px;
    border-left: 2px solid ${color.mist2};
    &[aria-current] {
      border-left-color: ${color.pine};
      color: ${color.pine};
    }
    @media (forced-colors: active) {
      &[aria-current] {
        padding-left: 14px;
        border-left-width: 6px;
      }
    }
  }
`

/** "Op deze pagina": beside the text from 1024 with the current part marked, above it as a disclosure. */
export function Contents({ title, headings }: { title: string; headings: PageHeading[] }) {
  const items = headings.map(({ id, text }) => (
    <li key={id}>
      <a href={`#${id}`}>{text}</a>
    </li>
  ))
  return (
    <>
      <nav css={[sidebar, notInPrint]} aria-label={title} data-contents="">
        <h2>{title}</h2>
        <ul css={[links, marked]}>{items}</ul>
      </nav>
      <nav aria-label={title} css={[aboveText, notInPrint]}>
        <details css={disclosure}>
          <summary>{title}</summary>
          <ul css={links}>{items}</ul>
        </details>
      </nav>
    </>
  )
}
