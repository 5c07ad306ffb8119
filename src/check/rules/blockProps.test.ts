import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockProps } from './blockProps.ts'

const twice = (place: string) => `${place} <Tip>: "titel" staat er twee keer. Haal er één weg.`
it.each([
  ['<Tip>x</Tip>', ['1:1 <Tip>: "titel" ontbreekt. Schrijf <Tip titel="…">.']],
  ['<Tip title="a" titel="b">x</Tip>', ['1:6 <Tip>: "title" kennen we hier niet. Bedoelt u titel?']],
  ['<Knop kleur="rood" naar="/">x</Knop>', ['1:7 <Knop>: "kleur" kennen we hier niet. Kies uit: naar.']],
  [
    '<InHetKort toString="a">\n\n- x\n\n</InHetKort>',
    ['1:12 <InHetKort>: "toString" kennen we hier niet. Haal het weg.'],
  ],
  ['<Tip titel="a" titel="b">x</Tip>', [twice('1:16')]],
  ['<Tip titel={a} titel="b" titel="c">x</Tip>', [twice('1:16'), twice('1:26')]],
  ['<Tip titel="a" {...x}>x</Tip>', ['1:16 <Tip>: accolades kunnen hier niet. Schrijf naam="waarde".']],
])('a block is given what it knows, once: %s', (text, expected) => {
  expect(saidOf(blockProps, text)).toEqual(expected)
})
it.each(['<Tip titel="a">x</Tip>', '<Diensten />', '<Diensten alles />', '<Fotoalbum kleur="rood" />'])(
  '%s',
  (text) => {
    expect(saidOf(blockProps, text)).toEqual([])
  },
)
