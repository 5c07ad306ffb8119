import { css } from '@emotion/react'
import { formatPhone } from '../content/phone.ts'
import type { Site } from '../site/page.ts'
import { color, font } from '../theme/tokens.ts'
import { Mark } from '../ui/Mark.tsx'

const head = css`
  display: none;
  @media print {
    display: flex;
    gap: 10pt;
    align-items: center;
    margin-bottom: 10pt;
    padding-bottom: 6pt;
    border-bottom: 1px solid ${color.line};
    font-size: 9pt;
    line-height: 1.35;
    b {
      margin-right: auto;
      font: 650 15pt ${font.head};
    }
    p {
      text-align: right;
    }
  }
`

/** On paper alone: whose page it is, the phone number and the addresses. */
export function PaperHead({ site: { facts, logo } }: { site: Site }) {
  return (
    <div css={head} data-paper="">
      <Mark mark={logo} size={36} />
      <b>{facts.name}</b>
      <p>
        {formatPhone(facts.phone)}
        {facts.locations.map(({ id, street, town }) => (
          <span key={id}>
            <br />
            {street}, {town}
          </span>
        ))}
      </p>
    </div>
  )
}
