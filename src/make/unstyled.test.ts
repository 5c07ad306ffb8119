import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withoutStyles } from './unstyled.ts'

const bare = (code: string) => withoutStyles(code, parseSync('x.tsx', code).program)

it.each([
  ["import { css } from '@emotion/react'\nlet a", '\nlet a'],
  ['const a = css`\n  color: ${red};\n`\nlet b', "const a = ''\n\n\nlet b"],
  ['const look = (a: string) => css`top: ${a};`', "const look = (a: string) => ''"],
  [
    'const A = () => <p id="a" css={b && look(b)}><i css={[b]} /></p>',
    'const A = () => <p id="a" suppressHydrationWarning><i suppressHydrationWarning /></p>',
  ],
  ['const a = html`<p>`', 'const a = html`<p>`'],
])('takes the styles out of %j', (code, rest) => expect(bare(code)).toBe(rest))

it.each(['keyframes', 'css as style', 'css, Global'])('knows no other way to style: %s', (names) => {
  expect(() => bare(`import { ${names} } from '@emotion/react'`)).toThrow('alleen css')
})
