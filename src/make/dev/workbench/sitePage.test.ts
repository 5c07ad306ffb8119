import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkContent } from '../../../check/check.ts'
import { placeholdersFor } from '../../../content/placeholders.ts'
import { elementsOf } from '../../../hosting/elements.ts'
import { emptyFolder } from '../../../test/builtFolder.ts'
import { copyExample, example } from '../../../test/example.ts'
import { exampleText } from '../../../test/tryRule.ts'
import { sitePage } from './sitePage.ts'

it('shows the name of a file and the words of a mistake as text, whatever they hold', () => {
  const root = emptyFolder()
  copyExample(root)
  const name = 'x" onclick="y"><img src=z onerror=1>'
  writeFileSync(join(root, 'content', `${name}.mdx`), `${exampleText('privacy.mdx')}\n\n<b onclick="1">x</b>\n`)
  const html = sitePage(checkContent(root), placeholdersFor(example.facts), '2026-11-22', '')
  const elements = elementsOf(html)
  expect(html).toContain('onclick=')
  expect(elements.filter(({ tagName }) => tagName === 'img')).toEqual([])
  expect(elements.flatMap(({ attrs }) => attrs.filter((each) => each.name.startsWith('on')))).toEqual([])
  const link = elements.find(
    ({ tagName, attrs }) => tagName === 'a' && attrs.some(({ value }) => value.includes('onclick')),
  )
  expect(link?.attrs).toEqual([{ name: 'href', value: encodeURI(`/${name}`) }])
})
