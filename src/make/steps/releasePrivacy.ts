import { positionAt } from '../../check/problems.ts'
import type { Problem } from '../../check/problems.ts'
import type { Locate } from '../../check/yaml.ts'
import type { Facts } from '../../content/facts.ts'
import { privacyFields } from '../../content/privacyFacts.ts'

/** What the text itself must tell, whatever the facts are: how it is recognised, and what it is. */
const told: readonly (readonly [sign: RegExp, what: string])[] = [
  [/<Privacygegevens\b/, 'wat bij "privacy" in praktijk.yaml staat; zet <Privacygegevens /> op de pagina'],
  [/\bkopie\b|\binzage\b/i, 'dat iemand zijn gegevens kan bekijken of een kopie krijgt (AVG 13 lid 2b)'],
  [/verbeteren|corrigeren/i, 'dat iemand fouten kan laten verbeteren (AVG 13 lid 2b)'],
  [/wissen|verwijderen/i, 'dat iemand gegevens kan laten wissen (AVG 13 lid 2b)'],
  [
    /toestemming[^.]*\bintrekken|intrekken[^.]*toestemming|toestemming\?[^.]*intrekken/i,
    'dat iemand toestemming kan intrekken (AVG 13 lid 2c)',
  ],
  [/Autoriteit Persoonsgegevens/, 'waar iemand een klacht indient: de Autoriteit Persoonsgegevens (AVG 13 lid 2d)'],
  [/geen medische gegevens/i, 'dat iemand via WhatsApp en e-mail geen medische gegevens moet sturen'],
]

/** By these words the page says itself that it is not finished. */
const unfinished = /in ontwikkeling|nog niet beschreven|staat er nog niet in|vullen deze pagina nog aan/gi

/**
 * What the page about privacy lacks before the site may go live (AVG, article 13; Burgerlijk Wetboek, article 3:15d).
 * @param locate where a value stands in praktijk.yaml
 * @param page the file of the page and its text
 */
export function privacyProblems({ privacy }: Facts, locate: Locate, page: { file: string; text: string }): Problem[] {
  const place = { file: page.file, line: 1, column: 1 }
  const absent = Object.entries(privacyFields).filter(([, [name]]) => privacy[name] === undefined)
  return [
    ...absent.map(([word, [, { description = '' }]]) => ({
      ...locate(['privacy']),
      message: `privacy › ${word} ontbreekt. Vul in: ${description}`,
    })),
    ...told
      .filter(([sign]) => !sign.test(page.text))
      .map(([, what]) => ({ ...place, message: `Op deze pagina staat nog niet ${what}.` })),
    ...[...page.text.matchAll(unfinished)].map(({ 0: words, index }) => ({
      file: page.file,
      ...positionAt(page.text, index),
      message: `Deze pagina zegt zelf dat zij niet af is ("${words}"). Schrijf haar af en haal dit weg.`,
    })),
  ]
}
