import { evaluate } from '@mdx-js/mdx'
import fc from 'fast-check'
import type { MDXComponents } from 'mdx/types'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import { describe, expect, it } from 'vitest'
import { partNames } from '../../content/blocks/parts.ts'
import { blockNames, ruleOf } from '../../content/vocabulary.ts'
import { auditPage } from '../../hosting/audit.ts'
import { elementsOf } from '../../hosting/elements.ts'
import { plainParts } from '../../test/builtFolder.ts'
import { pageWith } from '../../test/tryRule.ts'
import { remarkGuard } from './guard.ts'
import { mdxOptions } from './options.ts'

const show = ({ children }: { children?: React.ReactNode }) => createElement(Fragment, null, children)
const pass = Object.assign(show, { Item: show })
const components: MDXComponents = Object.fromEntries([...blockNames, ...partNames].map((name) => [name, pass]))

/** How often code of a text has run: `canary` is a name that every text may call. */
let ran = 0
Object.assign(globalThis, { canary: () => (ran += 1) })

/** Compiles a text with these options, evaluates it and renders it, as the build does. */
async function run(source: string, { remarkPlugins }: Pick<typeof mdxOptions, 'remarkPlugins'>): Promise<string> {
  const module = await evaluate(source, { ...runtime, remarkPlugins })
  return renderToStaticMarkup(createElement(module.default, { components }))
}

/** A text that is refused ran no code, whatever the reason. */
async function timesRun(source: string, options: Parameters<typeof run>[1]): Promise<number> {
  ran = 0
  await run(source, options).catch(() => undefined)
  return ran
}

describe('a text that is code', () => {
  it.each([
    '<Tip titel={globalThis.canary()} titel="ok">x</Tip>',
    '<Tip titel="ok" titel={globalThis.canary()}>x</Tip>',
    '<Tip titel="een" titel="twee">x</Tip>',
    '<Tip {...globalThis.canary()} titel="ok">x</Tip>',
    '{globalThis.canary()}',
    'Som: {1 + 1}.',
    '{canary()}\n{telefoon}',
    'import x from "node:fs"',
    'export const x = canary()',
    '<script>1</script>',
    '<MDXLayout />',
    '<_components.p />',
    '<Tip.x />',
    '<>x</>',
  ])('is refused at its place: %s', async (source) => {
    const refusal = await run(`Tekst.\n\n${source}\n`, mdxOptions).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ line: 3, reason: expect.stringContaining('als code') })
    expect(ran).toBe(0)
  })

  const props = blockNames.flatMap((name) =>
    Object.keys(ruleOf(name)?.props ?? {}).map((prop) => [name, prop] as const),
  )
  it.each(props)('is refused in every prop of every block: <%s %s=…>', async (name, prop) => {
    for (const attributes of [
      `${prop}={globalThis.canary()}`,
      `${prop}="x" ${prop}={globalThis.canary()}`,
      `{...{${prop}: globalThis.canary()}}`,
      `${prop}={<b title={globalThis.canary()} />}`,
    ])
      for (const source of [
        `<${name} ${attributes} />`,
        `<${name} ${attributes}>\n\n### Kop\n\nTekst.\n\n</${name}>`,
      ]) {
        expect(await timesRun(source, mdxOptions), source).toBe(0)
        expect(await run(source, mdxOptions).catch(() => 'refused'), source).toBe('refused')
      }
  })
})

const code = fc.constantFrom(
  'globalThis.canary()',
  '(() => canary())()',
  'canary``',
  '[canary()][0]',
  '`${canary()}`',
  '{toString: canary()}',
  'telefoon || canary()',
)
const holder = fc.constantFrom<(code: string) => string>(
  (call) => `{${call}}`,
  (call) => `Bel { ${call} } nu.`,
  (call) => `<Tip titel={${call}} titel="ok">x</Tip>`,
  (call) => `<Tip titel="ok" titel={${call}}>x</Tip>`,
  (call) => `<Tip {...{titel: ${call}}}>x</Tip>`,
  (call) => `<Knop naar={${call}} naar="/contact">x</Knop>`,
  (call) => `<Vragen>\n\n### {${call}}\n\nJa.\n\n</Vragen>`,
  (call) => `export const x = ${call}`,
  (call) => `export default function Hallo() { return ${call} }`,
  (call) => `import "data:text/javascript,${call}"`,
  (call) => `<Fact name={${call}} />`,
  (call) => `<Tip titel={<b>{${call}}</b>}>x</Tip>`,
  (call) => `| a |\n| - |\n| {${call}} |`,
  (call) => `[${'`'}a${'`'}](/a "{${call}}") ![{${call}}](hero)`,
  (call) => `{/* */ ${call}}`,
  (call) => `{telefoon}\n{${call}}`,
)
const frontmatter = fc.constantFrom<(code: string) => string>(
  () => '',
  (call) => pageWith({ title: `title: "{${call}} en meer"` }, ''),
  (call) => pageWith({ lead: `lead: '{${call}}'` }, ''),
  (call) => pageWith({ keywords: `keywords: ["${call}"]` }, ''),
  (call) => `---\n__proto__: { toString: "${call.replaceAll('"', '')}" }\nkind: dienst\n---\n\n`,
  (call) => `---\ntitle: !!js/function "${call.replaceAll('"', '')}"\n---\n\n`,
  (call) => `---\n"x}; ${call.replaceAll('"', '')}; ({": 1\n---\n\n`,
)
const around = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => `## Kop\n\n${text}\n\nTekst.`,
  (text) => `<Sectie>\n\n${text}\n\n</Sectie>`,
  (text) => `> ${text.replaceAll('\n', '\n> ')}`,
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
)
const hostile = fc
  .tuple(frontmatter, code, fc.array(fc.tuple(holder, around, code), { minLength: 1, maxLength: 3 }))
  .map(([head, call, parts]) => head(call) + parts.map(([hold, wrap, inner]) => wrap(hold(inner))).join('\n\n'))

const unguarded = mdxOptions.remarkPlugins?.filter((plugin) => plugin !== remarkGuard)

it('of 200 texts that try to run code, none does, and without the guard many do', { timeout: 120_000 }, async () => {
  const texts = fc.sample(hostile, { numRuns: 200, seed: 20_261_121 })
  const guarded = []
  const bare = []
  for (const text of texts) {
    guarded.push(await timesRun(text, mdxOptions))
    bare.push(await timesRun(text, { remarkPlugins: unguarded }))
  }
  expect(guarded.filter((times) => times > 0)).toEqual([])
  expect(bare.filter((times) => times > 0).length).toBeGreaterThan(50)
})

it('of the same texts, none that is let through brings a visitor a script, a handler or something from elsewhere', async () => {
  const texts = fc.sample(hostile, { numRuns: 200, seed: 20_261_121 })
  const shown = []
  for (const text of texts) {
    const html = await run(text, mdxOptions).catch(() => undefined)
    if (html !== undefined) shown.push(html)
  }
  expect(shown.length).toBeGreaterThan(0)
  for (const html of shown) expect(() => auditPage(elementsOf(html), plainParts)).not.toThrow()
})
