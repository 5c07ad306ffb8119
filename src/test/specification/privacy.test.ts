// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { elements, wordsOf } from '../html.ts'
import { expectWords, headings, mainOf } from './words.ts'

describe('/privacy', () => {
  it('says what it is (specification, "Route table")', () => {
    expect(headings('/privacy', 1)).toEqual(['Privacy beleid'])
    expectWords('/privacy', 'in ontwikkeling')
  })
  it('says what the site does not do, each of which privacy.test.ts proves, and nothing more (decisions)', () => {
    const all = elements(mainOf('/privacy'))
    const heading = all.findIndex((element) => element.tagName === 'h2' && wordsOf(element).includes('niet doet'))
    const list = all.slice(heading).find(({ tagName }) => tagName === 'ul')
    expect(list && elements(list).slice(1).map(wordsOf)).toEqual([
      'De website plaatst geen cookies.',
      'De website volgt u niet en houdt geen statistieken bij.',
      'De website heeft geen formulieren. U vult hier dus geen gegevens in.',
      'De website slaat geen gegevens over u op uw apparaat op.',
      'Uw browser vraagt niets op bij andere websites, totdat u zelf ergens op klikt.',
    ])
  })
  it('says where links lead', () => {
    expectWords(
      '/privacy',
      'Klikt u op een telefoonnummer of e-mailadres, dan opent uw eigen app.',
      'De link naar WhatsApp opent de app of de website van WhatsApp',
      'Links naar een routeplanner of naar sociale media openen de website van een ander.',
    )
  })
  it('says when the map is asked for, and of whom', () => {
    expectWords(
      '/privacy',
      'De kaart komt van OpenStreetMap.',
      'Uw browser maakt pas verbinding met OpenStreetMap als u op “Kaart laden” drukt.',
      'Laadt u de kaart niet, dan ziet u toch het adres en een link naar de route.',
    )
    for (const { mapHref } of facts.locations) {
      expect(new URL(mapHref).hostname).toMatch(/(^|\.)openstreetmap\.org$/)
    }
  })
})
