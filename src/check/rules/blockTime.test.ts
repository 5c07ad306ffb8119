import { expect, it } from 'vitest'
import { saidOf } from '../../test/tryRule.ts'
import { blockTime } from './blockTime.ts'

const times = (lines: string) => `<Duur>\n\n${lines}\n\n</Duur>`

it.each([
  [
    '- **Zeer** Dat verschilt. Soms 6 weken.',
    '3:1 <Duur>: achter "Zeer" staat geen tijd die we kunnen tekenen. Begin met een zin als "6 tot 12 weken.", "Enkele maanden.", "Weken tot maanden." of "Blijft.".',
  ],
  [
    '- **Zeer**',
    '3:1 <Duur>: achter "Zeer" staat geen tijd die we kunnen tekenen. Begin met een zin als "6 tot 12 weken.", "Enkele maanden.", "Weken tot maanden." of "Blijft.".',
  ],
  [
    '- **Zo** 12 tot 6 weken.',
    '3:1 <Duur>: achter "Zo" staat "12 tot 6 weken". Schrijf eerst de kortste tijd, dan de langste.',
  ],
  [
    '- **Zo** Zes–drie weken.',
    '3:1 <Duur>: achter "Zo" staat "Zes–drie weken". Schrijf eerst de kortste tijd, dan de langste.',
  ],
  ['- **Zo** 0 weken.', '3:1 <Duur>: achter "Zo" staat "0 weken". Schrijf hoelang het duurt, zoals 6 tot 12 weken.'],
  [
    '- **Zo** 6 weken.\n- Zes weken',
    '4:1 <Duur>: begin de regel met vette woorden en een tijd: **Verstuiking** 6 tot 12 weken. En dan de rest.',
  ],
  [
    '- **Zo** 6 weken.\n\n  Meer.',
    '3:1 <Duur>: een regel is hier één alinea. Zet alles achter elkaar, zonder lege regel ertussen.',
  ],
])('a line of which no time can be drawn: %s', (lines, said) => {
  expect(saidOf(blockTime, times(lines))).toEqual([said])
})

it('each line names its time, also with an empty line between them', () => {
  expect(
    saidOf(
      blockTime,
      times(
        '- **A** 6 weken. Zie [elders](/contact).\n\n- **B** Blijft.\n- **C** Drie of twee weken, 0 tot 6 weken of een half tot 1 jaar.',
      ),
    ),
  ).toEqual([])
  expect(saidOf(blockTime, '<Vinkjes>\n\n- Zo\n\n</Vinkjes>')).toEqual([])
})
