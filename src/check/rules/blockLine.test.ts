import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockLine } from './blockLine.ts'

const own = (tags: string) => `Zet ${tags} op een eigen regel, met een lege regel ervoor en erna.`
it.each([
  ['Tekst ervoor <Tip titel="x">tekst</Tip> erna.', `1:14 ${own('<Tip> en </Tip> elk')}`],
  ['- Een regel <Vinkjes>a</Vinkjes>', `1:13 ${own('<Vinkjes> en </Vinkjes> elk')}`],
  ['## Waar <Locaties />', `1:9 ${own('<Locaties />')}`],
  ['**<Locaties />**', `1:3 ${own('<Locaties />')}`],
])('a block does not stand in a sentence: %s', (text, expected) => {
  expect(saidOf(blockLine, text)).toEqual([expected])
})
it.each([
  '<Tip titel="x">tekst</Tip>',
  '<Tip titel="x">Bel ons. {telefoon}</Tip>',
  '<Locaties /> <Openingstijden />',
  'Liever nu? <BelKnop /> of <Knop naar="/contact">mail</Knop>.',
  'Kom langs<VoorPlaats naam="twente"> in Twente</VoorPlaats>.',
  '<Vraagen>a</Vraagen> en een blok dat niemand kent.',
])('one on a line of its own, or made for a line, may: %s', (text) => {
  expect(saidOf(blockLine, text)).toEqual([])
})
