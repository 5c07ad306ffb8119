import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyFolder } from '../test/builtFolder.ts'
import { hashOf } from './hash.ts'
import { openMemory } from './memory.ts'
import type { Memory } from './memory.ts'

let folder = ''
let file = ''
let inputs: Record<string, string> = {}
const hash = (name: string) => hashOf(inputs[name])

beforeEach(() => {
  folder = emptyFolder()
  file = join(folder, 'memory.json')
  inputs = { text: 'one', fact: '053', other: 'x' }
})

/** Makes a result that asks for `text`, and for `fact` when its text says so; tells how often it was made. */
function maker(memory: Memory) {
  let made = 0
  return () => {
    const value = memory.recall('page', hash, (ask) => {
      made += 1
      ask('text')
      if (inputs['text']?.includes('{fact}')) ask('fact')
      return `${inputs['text']} ${made}`
    })
    return [value, made]
  }
}

describe('a result', () => {
  it('is made once while what it asked for is the same, whatever else changes', () => {
    const make = maker(openMemory())
    expect(make()).toEqual(['one 1', 1])
    inputs['other'] = 'y'
    inputs['fact'] = '074'
    expect(make()).toEqual(['one 1', 1])
  })

  it('is made again when something it asked for has changed, and then asks anew', () => {
    const make = maker(openMemory())
    make()
    inputs['text'] = 'call {fact}'
    expect(make()).toEqual(['call {fact} 2', 2])
    inputs['fact'] = '074'
    expect(make()).toEqual(['call {fact} 3', 3])
    inputs['text'] = 'two'
    make()
    inputs['fact'] = '010'
    expect(make()).toEqual(['two 4', 4])
  })
})

describe('a later run', () => {
  const later = (version: string) => {
    const memory = openMemory(file, 'code 1')
    maker(memory)()
    memory.save(false)
    return maker(openMemory(file, version))()
  }

  it('has the results of the one before', () => {
    expect(later('code 1')).toEqual(['one 1', 0])
  })
  it('makes all again when the code is another', () => {
    expect(later('code 2')).toEqual(['one 1', 1])
  })
  it.each(['', '{', '[]', '{"version":"code 1"}'])('makes all again when the file holds %j', (text) => {
    writeFileSync(file, text)
    expect(maker(openMemory(file, 'code 1'))()).toEqual(['one 1', 1])
  })
  it('of the whole site forgets what nobody asked for', () => {
    const memory = openMemory(file, '1')
    memory.keep('gone', [], hash, 'x')
    memory.save(false)
    const next = openMemory(file, '1')
    maker(next)()
    next.save(true)
    expect(readFileSync(file, 'utf8')).not.toContain('gone')
  })
})
