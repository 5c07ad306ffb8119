import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { width } from '../theme/tokens.ts'
import { block } from './block.ts'
import { checks } from './prose.ts'

const checkList = css`
  max-width: ${width.column};
`

/** A bullet list with check marks. */
export const CheckList = ({ children }: { children: ReactNode }) => <div css={[checks, checkList]}>{children}</div>

export default block('Vinkjes', CheckList)
