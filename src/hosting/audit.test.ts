import { describe, expect, it } from 'vitest'
import { plainParts } from '../test/builtFolder.ts'
import { auditPage } from './audit.ts'
import { elementsOf } from './elements.ts'
import { inlineHash } from './hash.ts'
import type { PageParts } from './policy.ts'

const audit =
  (body: string, parts: Partial<PageParts> = {}) =>
  () => {
    auditPage(elementsOf(`<!doctype html><html lang="nl"><body>${body}</body></html>`), { ...plainParts, ...parts })
  }

describe('the audit of a page', () => {
  it.each<[string, Partial<PageParts>]>([
    ['<p>Tekst <a href="https://elders.example">elders</a> <a href="mailto:a@b.example">mail</a>', {}],
    ['<script>een("é")</script>', { scripts: [inlineHash('een("é")')] }],
    ['<noscript><style>i{}</style></noscript>', { styles: [inlineHash('i{}')] }],
    ['<script type="application/ld+json">{"url":"https://elders.example"}</script>', {}],
    ['<script src="/assets/a.js"></script>', { fetchesScripts: true }],
    ['<div data-island="Carousel"></div>', { fetchesScripts: true }],
    [
      '<link rel="stylesheet" href="/assets/a.css"><link rel="canonical" href="https://a.example/">',
      { fetchesStyles: true },
    ],
    ['<img src="/a.png" srcset="/a.png 1x, /b.png 2x"><svg><use href="#a"/></svg>', {}],
    ['<img src="https://beelden.example/a.png">', { pictureHosts: ['beelden.example'] }],
    ['<iframe src="https://kaart.example/a"></iframe>', { frames: ['https://kaart.example'] }],
  ])('lets %s through when it is declared', (body, parts) => {
    expect(audit(body, parts)).not.toThrow()
  })

  it.each<[string, RegExp, Partial<PageParts>?]>([
    ['<script>1</script>', /^<script> is niet door de bouw gemaakt: "1"\.$/],
    ['<script>1 </script>', /niet door de bouw gemaakt/, { scripts: [inlineHash('1')] }],
    ['<script type=" module ">1</script>', /niet door de bouw gemaakt/],
    ['<script type="importmap">{}</script>', /niet door de bouw gemaakt/],
    ['<script type="speculationrules">{}</script>', /niet door de bouw gemaakt/],
    ['<script type="text/x-javascript">1</script>', /niet door de bouw gemaakt/],
    ['<template><script>1</script></template>', /niet door de bouw gemaakt/],
    ['<svg><script>1</script></svg>', /niet door de bouw gemaakt/],
    ['<style>a{}</style>', /^<style> is niet door de bouw gemaakt/],
    // A hash of a script does not allow a style.
    ['<style>1</style>', /niet door de bouw gemaakt/, { scripts: [inlineHash('1')] }],
    ['<script src="/a.js"></script>', /haalt een script op/],
    ['<div data-island="Carousel"></div>', /haalt een script op/],
    ['<link rel="preload stylesheet" href="/a.css">', /haalt stijlen op/],
    [
      '<script src="https://elders.example/a.js"></script>',
      /haalt iets van elders: https:\/\/elders/,
      { fetchesScripts: true },
    ],
    ['<link rel="stylesheet" href="//elders.example/a.css">', /elders/, { fetchesStyles: true }],
    ['<link rel="preconnect" href="https://elders.example">', /elders/],
    ['<img src="https://elders.example/a.png">', /elders/],
    ['<img srcset="/a.png 1x, https://elders.example/b.png 2x">', /elders/],
    ['<img src="/\\elders.example/a.png">', /elders/],
    ['<img src="data:image/png;base64,AA">', /elders/],
    ['<img src="http://beelden.example/a.png">', /elders/, { pictureHosts: ['beelden.example'] }],
    ['<video poster="https://elders.example/a.png"></video>', /elders/],
    ['<svg><image href="https://elders.example/a.png"/></svg>', /elders/],
    ['<svg><use xlink:href="https://elders.example/a.svg#b"/></svg>', /elders/],
    ['<iframe src="https://elders.example/"></iframe>', /elders/, { pictureHosts: ['elders.example'] }],
    ['<form action="https://elders.example/"></form>', /elders/],
    ['<button formaction="https://elders.example/">x</button>', /elders/],
    ['<a href="/" ping="https://elders.example/">x</a>', /elders/],
    ['<p style="color:red">', /^<p> heeft style="color:red"; het beveiligingsbeleid/],
    ['<button onclick="1">', /heeft onclick=/],
    ['<svg><path style="fill:red"/></svg>', /heeft style=/],
    ['<template><p style="color:red"></template>', /heeft style=/],
    ['<noscript><img src="x" onerror="1"></noscript>', /heeft onerror=/],
    ['<a href=" javascript:1">', /heeft href=/],
    ['<a href="java\nscript:1">', /heeft href=/],
    ['<svg><a xlink:href="JavaScript:1"></a></svg>', /heeft href=/],
    ['<iframe srcdoc="<p>"></iframe>', /hoort niet op een pagina/],
    ['<base href="/x/">', /hoort niet op een pagina/],
    ['<object data="/a.pdf"></object>', /hoort niet op een pagina/],
    ['<meta http-equiv="Refresh" content="0;url=/">', /hoort niet op een pagina/],
    ['<p>', /mist het script of de stijl 'sha256-/, { scripts: [inlineHash('1')] }],
    ['<p>', /mist het script of de stijl 'sha256-/, { styles: [inlineHash('1')] }],
  ])('stops the build for %s', (body, message, parts = {}) => {
    expect(audit(body, parts)).toThrow(message)
  })
})
