import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { color, from, leading, size, space, width } from '../theme/tokens.ts'
import { container } from '../ui/container.ts'
import { bullets, prose } from './prose.ts'

/** Blocks under running text or another block keep more distance than paragraphs do. */
const blocks = css`
  > * + :is(div, ul[class]) {
    margin-top: 32px;
  }
`
const section = css`
  padding-block: calc(${space.section} / 2);
  @media print {
    padding-block: 8pt;
  }
`
const tinted = css`
  margin-block: calc(${space.section} / 2);
  padding-block: ${space.section};
`
const grounds = {
  mist: css`
    background: ${color.mist};
  `,
  zand: css`
    background: ${color.sand};
  `,
}
const beside = css`
  ${from.hero} {
    display: grid;
    grid-template-columns: 1fr 2.1fr;
    gap: 40px;
    align-items: start;
    &&& > * {
      margin-top: 0;
    }
  }
`
const head = css`
  display: grid;
  gap: 14px 32px;
  align-items: end;
  > h2 {
    font-size: ${size.section};
    line-height: ${leading.section};
    max-width: 22em;
  }
  > p {
    max-width: ${width.lead};
    color: ${color.ink2};
    font-size: ${size.lead};
    line-height: ${leading.lead};
  }
  ${from.md} {
    &:has([data-more]) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > * {
      grid-column: 1;
    }
    > [data-more] {
      grid-column: 2;
      grid-row: 1 / span 4;
    }
  }
  && + * {
    margin-top: ${space.headGap};
  }
  && + p,
  && + h3 {
    margin-top: 20px;
  }
`
const more = css`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    gap: 10px;
    font-weight: 600;
  }
  @media print {
    display: none;
  }
`

interface Props {
  achtergrond?: keyof typeof grounds
  indeling?: 'naast'
  children: ReactNode
}

/** A full-width part of an overview page, on paper or on a tint. */
export function Section({ achtergrond, indeling, children }: Props) {
  return (
    <section css={achtergrond ? [tinted, grounds[achtergrond]] : section}>
      <div css={[container, prose, bullets, blocks, indeling && beside]}>{children}</div>
    </section>
  )
}

/** The heading of a section, its introduction and the link to more, which stands right from 768. */
export function SectionHead({ children }: { children: ReactNode }) {
  return <div css={head}>{children}</div>
}

/** The "more" link of a section head. */
export function SectionMore({ children }: { children: ReactNode }) {
  return (
    <div css={more} data-more>
      {children}
    </div>
  )
}
