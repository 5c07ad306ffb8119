import { z } from 'zod'
import { addressOf } from './address.ts'
import { attribute, codeOf, findAll, wordsOf } from './html.ts'
import type { Element } from './html.ts'

/** Something that is told about a page, by its name: `title`, `og:image`, `MedicalWebPage › name`. */
export type Told = Record<string, string>

/** What the head of a page tells browsers and search engines; the policy and what only styles need apart. */
export function readHead(root: Element): Told {
  const [title] = findAll(root, 'title')
  const metas = findAll(root, 'meta').flatMap((meta) => {
    const name = attribute(meta, 'name') ?? attribute(meta, 'property')
    return name === undefined ? [] : [[name, addressOf(attribute(meta, 'content') ?? '')] as const]
  })
  const links = findAll(root, 'link').flatMap((link) => {
    const rel = attribute(link, 'rel') ?? ''
    return /^(canonical|alternate|author|license)$/.test(rel) ? [[rel, attribute(link, 'href') ?? ''] as const] : []
  })
  return gather([['taal', attribute(root, 'lang') ?? ''], ['title', title ? wordsOf(title) : ''], ...metas, ...links])
}

const json = z.json()
type Json = z.output<typeof json>

/** What the structured data of a page tells, value by value. */
export function readData(root: Element): Told {
  const scripts = findAll(root, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json')
  const texts = scripts.map(codeOf)
  return gather(texts.flatMap((text) => flatten(json.parse(JSON.parse(text)), '')))
}

/** Every value by its way from the top; a thing is named by its type, an item of a list by its name or its number. */
function flatten(value: Json, way: string): [string, string][] {
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null)
    return isPlain
      ? [[way, value.join(', ')]]
      : value.flatMap((item, index) => flatten(item, `${way} ${nameOf(item, index)}`))
  }
  if (typeof value !== 'object' || value === null) return [[way, addressOf(String(value))]]
  return Object.entries(value)
    .filter(([key]) => !key.startsWith('@') || key === '@id' || key === '@graph')
    .flatMap(([key, item]) => flatten(item, [way, key === '@graph' ? '' : key].filter(Boolean).join(' › ').trim()))
}

function nameOf(item: Json, index: number): string {
  const type = typeof item === 'object' && item !== null && !Array.isArray(item) ? item['@type'] : undefined
  return typeof type === 'string' && type !== 'ListItem' ? type : String(index + 1)
}

/** Values by name; those of one name together. */
function gather(entries: readonly (readonly [name: string, value: string])[]): Told {
  const told: Told = {}
  for (const [name, value] of entries) told[name] = name in told ? `${told[name]}\n${value}` : value
  return told
}
