import { css } from '@emotion/react'
import { rulesOf } from '../content/frontmatter.ts'
import { telHref } from '../content/phone.ts'
import { signOnPaper, square, tappable } from '../theme/declarations.ts'
import * as icons from '../theme/icons.ts'
import { below, color, edge, font, from, radius, space } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { acrossMark, sheetColumns, sheetGap } from './across.ts'
import { block } from './block.ts'
import type { BlockProps } from './blockProps.ts'
import { bulletRoom, bullets } from './prose.ts'

/** How far the words of a panel stand from its signs, and the dots of its points from its edge. */
const [indent, dot] = ['var(--indent)', 'var(--dot)']
/** The room that any list gives its dots, where no title stands above it. */
const asAnyList = `--indent:${bulletRoom};--dot:2px;`
/** As wide as a sheet: the title, or what calls, beside the words; above them beside what stands out (Spotlight.block.tsx). */
const twoColumns = `--indent:var(--narrow,${bulletRoom});--dot:2px;display:var(--narrow-as,grid);${sheetColumns}gap:0 ${sheetGap};`
const box = css`
  --side: ${space.panel};
  --indent: 38px;
  --dot: 9px;
  --sign: 26px;
  --gap: 12px;
  padding: clamp(20px, 2.2vw, 26px) var(--side);
  border-radius: ${radius.large};
  text-wrap-style: pretty;
  > * + * {
    margin-top: 8px;
  }
  > ul + p {
    margin-top: 16px;
  }
  /* One urgency below the other: one panel of so many steps. */
  @media screen {
    [role='note'] + && {
      margin-top: 4px;
      border-start-start-radius: ${radius.step};
      border-start-end-radius: ${radius.step};
    }
    &:has(+ [role='note']) {
      border-end-start-radius: ${radius.step};
      border-end-end-radius: ${radius.step};
    }
  }
  @media screen {
    ${below.md} {
      /* A smaller sign on a phone, so that its words have nearly all the width. */
      --indent: 28px;
      --alone: 28px;
      --dot: 7px;
      --sign: 20px;
      --gap: 8px;
    }
  }
  ${edge.whole}
  @media print {
    --side: 10pt;
    --indent: 21pt;
    --sign: 15pt;
    --gap: 6pt;
    --dot: 5pt;
    padding: 4pt var(--side);
    > * + *,
    > ul + p {
      margin-top: 3pt;
    }
    /* Points in two columns, none of them in both. */
    &&& > ul {
      display: block;
      columns: 2;
      column-gap: 8mm;
      > li {
        padding-bottom: 1pt;
        break-inside: avoid;
      }
    }
  }
`
const looks = {
  info: css`
    background: ${color.sky};
    svg {
      color: ${color.pine};
    }
  `,
  warning: css`
    background: ${color.blush};
    --bullet: ${color.ember};
    svg {
      color: ${color.ember};
    }
    /* The one thing on paper with a heavy edge. */
    @media print {
      border: 2px solid ${color.ember};
    }
  `,
}
/** Whom to call at once comes first: what calls, and when. */
const alarm = css`
  && {
    background: ${color.blush2};
  }
  @media screen {
    > a + * {
      margin-top: 16px;
    }
  }
  && > a + ul > li:only-child {
    padding-left: var(--alone, 0);
    &::before {
      display: none;
    }
  }
  @media print {
    ${asAnyList}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: 14pt;
    align-items: baseline;
    print-color-adjust: exact;
    > * + * {
      margin: 0;
    }
  }
`
/** As wide as a sheet what calls stands under the titles of such panels, and when beside it where their words begin. */
const alarmBesideTitle = css`
  ${from.xl} {
    --alone: ${bulletRoom};
    ${twoColumns}
    > a {
      place-self: start;
      grid-row: 1 / span 2;
    }
    /* Its first line on that of the number. */
    > a + * {
      margin-top: 9px;
    }
  }
`
/** The number of the emergency services, to call with one touch. */
const alarmButton = css`
  ${tappable('10px', '48px')}
  justify-content: center;
  padding: 8px 24px;
  border-radius: ${radius.pill};
  background: ${color.ember};
  font: 600 1.25rem/1.2 ${font.head};
  text-decoration: none;
  &&&,
  svg {
    color: ${color.white};
  }
  &:hover {
    filter: brightness(0.88);
  }
  ${below.sm} {
    display: flex;
  }
  ${edge.forced}
  @media print {
    display: inline;
    padding: 0;
    border-radius: 0;
    background: none;
    font-size: 1em;
    &&& {
      color: ${color.ink};
    }
    svg {
      display: none;
    }
  }
`
const title = css`
  display: flex;
  gap: var(--gap);
  font: 600 1.25rem/1.4 ${font.head};
  letter-spacing: -0.01em;
  text-wrap-style: balance;
  svg {
    flex: none;
    ${square('var(--sign)')}
    margin-top: calc(0.7em - var(--sign) / 2);
  }
  && + * {
    margin-top: 14px;
  }
  @media print {
    font-size: 11.5pt;
    && + * {
      margin-top: 4pt;
    }
  }
`

/** Words begin under those of the title, and signs stand under its sign. */
const underTitle = css`
  && {
    > p:not(:first-child) {
      padding-left: ${indent};
    }
    > ul > li {
      padding-left: ${indent};
      &::before {
        left: ${dot};
        ${signOnPaper(indent, '0.45em')}
      }
    }
  }
`
/** As wide as a sheet its title stands beside its words, which keep to the length of a line. */
const besideTitle = css`
  ${from.xl} {
    ${twoColumns}
    > * {
      grid-column: 2;
    }
    > :first-child {
      align-self: start;
      grid-area: 1 / 1 / span 2;
    }
    && > :first-child + * {
      margin-top: var(--narrow-under, 0);
    }
  }
`

/** "Bel 112": a title that is no more than what to do and a number. */
const callIn = (heading: string): string | undefined => /^\p{L}+\s(\d+)$/u.exec(heading)?.[1]

/** A remark that stands out: good to know (info), or when to call the doctor (warning). */
function Callout({ kind, title: heading, page, children }: BlockProps<'Tip'> & { kind: keyof typeof looks }) {
  const number = callIn(heading)
  // A page of text alone has no room for a title beside its words.
  const isSheet = !rulesOf(page.frontmatter).isPlain
  const form = number === undefined ? [isSheet && besideTitle] : [alarm, isSheet && alarmBesideTitle]
  return (
    <div
      css={[box, looks[kind], bullets, underTitle, ...form]}
      role="note"
      aria-label={heading}
      {...acrossMark(page, 'end')}
    >
      {number === undefined ? (
        <p css={title}>
          <Icon path={kind === 'info' ? icons.info : icons.warningFill} size={26} />
          {heading}
        </p>
      ) : (
        <a css={alarmButton} href={telHref(number)}>
          <Icon path={icons.phone} size={22} />
          {heading}
        </a>
      )}
      {children}
    </div>
  )
}

export default [
  block('Waarschuwing', (props) => <Callout kind="warning" {...props} />),
  block('Tip', (props) => <Callout kind="info" {...props} />),
]
