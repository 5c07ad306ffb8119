import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { ConfigData } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { sites } from './site.ts'

const rules: ConfigData['rules'] = {
  // How React and the fixed head write HTML; a browser reads it the same (HTML standard, 13.1).
  'doctype-style': 'off',
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-empty-style': 'off',
  // Styles keep a number on one line, where a screen reader would read out a special space.
  'tel-non-breaking': 'off',
  // The contents of a page stand in it twice, of which the styles show one; axe looks at what is shown.
  'unique-landmark': 'off',
  // How long a title may be is a rule for writers (src/content/kinds/fields.ts).
  'long-title': 'off',
  // Headings that begin with a number make such ids, which the HTML standard allows.
  'valid-id': ['error', { relaxed: true }],
  // A list may have a name (ARIA 1.2), and the one on the figure of the body needs it.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
}
const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended', 'html-validate:a11y'], rules }),
)

describe.each(sites)('the HTML of $root', ({ html, pagePaths, redirects }) => {
  it.each([...pagePaths, ...redirects().keys()])('of %s keeps the rules of html-validate', async (path) => {
    const { results } = await validator.validateString(html(path), path)
    const found = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(found).toEqual([])
  })
})
