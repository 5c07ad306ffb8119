import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { plainTags } from './plainTags.ts'

const plain = (...children: React.ReactNode[]) =>
  plainTags(renderToStaticMarkup(createElement(Fragment, null, ...children)))

describe('tags', () => {
  it('have no slash where nothing can follow, and an address keeps its own', () => {
    expect(plain(createElement('img', { src: '/a/', alt: 'een > twee' }), createElement('br'))).toBe(
      '<link rel="preload" as="image" href="/a/"><img src="/a/" alt="een &gt; twee"><br>',
    )
  })
  it('of an empty part of a drawing end by themselves', () => {
    const drawing = createElement('svg', null, createElement('path', { d: 'M0 0' }), createElement('g', null, 'x'))
    expect(plain(drawing)).toBe('<svg><path d="M0 0"/><g>x</g></svg>')
  })
  it('stay as they are in what is said of them', () => {
    expect(plain('<br/> en <path></path>')).toBe('&lt;br/&gt; en &lt;path&gt;&lt;/path&gt;')
  })
})
