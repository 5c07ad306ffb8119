import { without, wordsIn } from '../compare/words.ts'
import type { Change, Part } from '../reviewFile.ts'

/** What a small change of words may have turned round, with the words that came and went. */
export type Turned = Change['turns'][number]

const denials = words('niet geen nooit niemand nergens niets zonder noch nauwelijks evenmin')
const numbers = words(
  'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien twintig dertig veertig ' +
    'vijftig honderd duizend half halve helft kwart dubbel eenmaal tweemaal driemaal',
)
const units = words(
  'seconde seconden tel tellen minuut minuten kwartier uur uren dag dagen week weken maand maanden jaar jaren keer maal ' +
    'sessie sessies gram kilo kg mg ml liter millimeter centimeter meter kilometer mm cm km graad graden procent euro cent',
)
/** What tells somebody to get help now, or whom to ask. */
const alarms = words(
  '112 huisarts huisartsenpost spoed spoedeisende ambulance ziekenhuis arts verloskundige direct meteen onmiddellijk ' +
    'levensgevaar apotheker overleg stop',
)
const opposites = [
  ['wel', 'niet'],
  ['altijd', 'nooit'],
  ['meer', 'minder'],
  ['links', 'rechts'],
  ['voor', 'na'],
  ['warm', 'koud'],
  ['warmte', 'kou'],
  ['moet', 'mag'],
  ['mag', 'kan'],
  ['moet', 'kan'],
  ['boven', 'onder'],
  ['binnen', 'buiten'],
  ['met', 'zonder'],
  ['open', 'gesloten'],
  ['gratis', 'betaald'],
  ['vergoed', 'onvergoed'],
  ['minstens', 'hoogstens'],
  ['minimaal', 'maximaal'],
  ['toenemen', 'afnemen'],
  ['erger', 'beter'],
] as const

/** What may have turned round in a text, by the words that came and went. */
export function turnsIn(parts: readonly Part[]): Turned[] {
  const of = (state: Part['state']) => parts.filter((part) => part.state === state).flatMap(({ text }) => wordsOf(text))
  // Words that only changed places turn nothing.
  const before = without(of('removed'), of('added'))
  const after = without(of('added'), of('removed'))
  const told = (kind: Turned['kind'], is: (word: string) => boolean): Turned[] => {
    const turned = { kind, before: before.filter(is), after: after.filter(is) }
    return turned.before.length + turned.after.length > 0 ? [turned] : []
  }
  return [
    ...told('ontkenning', isIn(denials)),
    ...told('getal', (word) => /\d|[€%]/.test(word) || numbers.has(word)),
    ...told('eenheid', isIn(units)),
    ...told('alarmteken', isIn(alarms)),
    ...opposites.flatMap(([one, other]): Turned[] => {
      const [from, to] = before.includes(one) && after.includes(other) ? [one, other] : [other, one]
      return before.includes(from) && after.includes(to) ? [{ kind: 'tegendeel', before: [from], after: [to] }] : []
    }),
  ]
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

const isIn =
  (list: ReadonlySet<string>) =>
  (word: string): boolean =>
    list.has(word)

/** The words of a text, and the signs that stand for a word. */
const wordsOf = (text: string): string[] => [...wordsIn(text), ...(text.match(/[€%]/g) ?? [])]
