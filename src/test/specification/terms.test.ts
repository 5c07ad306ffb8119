// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { find, wordsOf } from '../html.ts'
import { expectWords, headings, hrefsIn, linksIn, mainOf } from './words.ts'

describe('/algemene-voorwaarden', () => {
  it('has ten numbered sections in their order', () => {
    expect(headings('/algemene-voorwaarden', 2).filter((heading) => /^\d/.test(heading))).toEqual([
      '1. Toepasselijkheid',
      '2. Behandelingsovereenkomst',
      '3. Toestemming',
      '4. Informatie',
      '5. Dossier',
      '6. Geheimhouding',
      '7. Beëindiging',
      '8. Afspraken en betaling',
      '9. Aansprakelijkheid',
      '10. Slotbepaling',
    ])
  })
  it('keeps the terms of the specification (section 9)', () => {
    expectWords(
      '/algemene-voorwaarden',
      'jonger dan 16 jaar',
      'ouders, verzorgers of wettelijk vertegenwoordiger',
      '15 jaar bewaren',
      'binnen drie maanden',
      'langer dan vier weken niet beschikbaar',
      `minstens ${facts.claims.opzegtermijn} van tevoren`,
      'volledige tarief',
      '3 mei 2025',
    )
  })
})

describe('/404', () => {
  const main = mainOf('/404')

  it('leads with a Dutch heading and useful links (decisions)', () => {
    expect(headings('/404', 1)).toEqual(['Deze pagina bestaat niet (meer)'])
    expect(hrefsIn(main)).toEqual(expect.arrayContaining(['/', '/services', '/pijnklachten', '/contact']))
  })
  it('has the English texts, marked as English', () => {
    const english = find(main, '*', { lang: 'en' })
    const words = english.map(wordsOf).join(' ')
    for (const text of ['404', 'Oops! Page not found', 'Return to Home']) expect(words).toContain(text)
    expect(english.flatMap(linksIn)).toContainEqual({ text: 'Return to Home', href: '/' })
    expect(wordsOf(main).match(/Oops! Page not found/g)).toHaveLength(1)
  })
})
