import { parse } from 'yaml'
import { z } from 'zod'
import { isE164, formatPhone } from '../../content/phone.ts'
import { formatPrice } from '../../content/price.ts'
import type { FactReview } from '../reviewFile.ts'
import { tokensOf } from './words.ts'

/** A fact of the practice that is another one now, by its way in the file; an empty text stands for none. */
type FactChange = Omit<FactReview, 'ripples'>

const json = z.json()
type Json = z.output<typeof json>

/** Not facts but what the owner still has to do. */
const tasks = ['voorbeelden', 'bevestigen']

/** Which facts differ between two texts of praktijk.yaml. */
export function compareFacts(before: string, after: string): FactChange[] {
  const [one, other] = [flatten(before), flatten(after)]
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((path) => {
    const change = { path, before: one.get(path) ?? '', after: other.get(path) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

function flatten(text: string): Map<string, string> {
  const facts = json.safeParse(parse(text)).data
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return new Map()
  return new Map(
    Object.entries(facts)
      .filter(([name]) => !tasks.includes(name))
      .flatMap(([name, value]) => walk(value, name)),
  )
}

/** The values in a value by their way; of things in a list, by their id or name. */
function walk(value: Json, way: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[way, String(value ?? '')]]
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, item]) => walk(item, `${way}.${key}`))
  if (value.every((item) => typeof item !== 'object')) return [[way, value.join('; ')]]
  return value.flatMap((item, index) => walk(item, `${way}.${nameOf(item) ?? index + 1}`))
}

const named = z.looseObject({ id: z.string().optional(), naam: z.string().optional(), datum: z.string().optional() })
function nameOf(item: Json): string | undefined {
  const { id, naam, datum } = named.safeParse(item).data ?? {}
  return id ?? naam ?? datum
}

/** Tells whether a change of text follows from a change of a fact: by what both lose, or both gain. */
export function followsFrom({ before, after }: FactChange): (lost: string, won: string) => boolean {
  const [gone, come] = [shownAs(before), shownAs(after)]
  const only = { gone: minus(gone, come), come: minus(come, gone) }
  return (lost, won) => {
    const [removed, added] = [new Set(signs(lost)), new Set(signs(won))]
    return only.gone.some((sign) => removed.has(sign)) || only.come.some((sign) => added.has(sign))
  }
}

/** The words of a value in every form that a page may show it in. */
function shownAs(value: string): string[] {
  const number = /^\d+(?:\.\d+)?$/.test(value) ? formatPrice(Number(value)) : ''
  const phone = isE164(value) ? [formatPhone(value), value.slice(1)].join(' ') : ''
  return signs(`${value} ${number} ${phone} ${value.replace(/-(?=\d)/g, ' ')}`)
}

const signs = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (/[\p{L}\d]/u.test(token) ? [token.trim().toLowerCase()] : []))

const minus = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((sign) => !others.includes(sign))
