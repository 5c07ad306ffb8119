import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import * as icons from '../theme/icons.ts'
import { color, font, radius, size, width } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { block } from './block.ts'
import { bullets } from './prose.ts'

const box = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  max-width: ${width.column};
  padding: 22px 24px;
  border-radius: ${radius.card};
  svg {
    margin-top: 2px;
  }
  @media (forced-colors: active), print {
    border: 1px solid;
    break-inside: avoid;
  }
  @media print {
    padding: 8pt 14pt;
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
  `,
}
const title = css`
  font: 600 ${size.question}/1.4 ${font.head};
  letter-spacing: -0.01em;
`
const text = css`
  > * + * {
    margin-top: 8px;
  }
  > ul + p {
    margin-top: 16px;
  }
`

interface Props {
  kind: keyof typeof looks
  title: string
  children: ReactNode
}

/** A remark that stands out: good to know (info), or when to call the doctor (warning). */
function Callout({ kind, title: heading, children }: Props) {
  return (
    <div css={[box, looks[kind]]} role="note" aria-label={heading}>
      <Icon path={kind === 'info' ? icons.info : icons.warning} size={26} />
      <div css={[text, bullets]}>
        <p css={title}>{heading}</p>
        {children}
      </div>
    </div>
  )
}

export default [
  block('Waarschuwing', (props) => <Callout kind="warning" {...props} />),
  block('Tip', (props) => <Callout kind="info" {...props} />),
]
