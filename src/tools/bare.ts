import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import { createElement, Fragment } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { bodyText } from '../check/splitText.ts'
import { blockNames } from '../content/vocabulary.ts'
import { inTurn } from './figures.ts'
import { madePath, models } from './madePages.ts'
import type { Model } from './madePages.ts'

/** As many pages as make the compiler and the renderer fast, and as many as are counted after them. */
const [first, counted] = [200, 200]

/** The text of a page without its fields, and without what is filled in. */
const textOf = (file: string): string => bodyText(readFileSync(file, 'utf8')).replaceAll(/\{[^{}]*\}/g, '')

const Bare = ({ children }: { children?: ReactNode }) => createElement(Fragment, null, children)
const components = Object.fromEntries(blockNames.map((name) => [name, Bare]))

async function renderBare(text: string): Promise<string> {
  const { default: Text } = await evaluate(text, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  })
  return renderToStaticMarkup(createElement(Text, { components }))
}

/**
 * Compiles and renders the text that pages of a kind are made of, with nothing around it and nothing checked, again and again
 * in this one process. Prints how many milliseconds that takes: what a build can be held against on any machine.
 */
const kind: Model = process.argv[3] === 'tekst' ? 'tekst' : 'klacht'
const text = textOf(join('content', models[kind]))
const render = (index: number) => renderBare(`${text}\n\n${madePath(kind, index)}\n`)
await inTurn(first, render)
const start = performance.now()
await inTurn(counted, render)
console.log(((performance.now() - start) / counted).toFixed(1))
