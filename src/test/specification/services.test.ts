// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { facts } from './facts.ts'
import { find, wordsOf } from '../html.ts'
import { expectWords, headings, hrefsIn, mainOf, questions } from './words.ts'

const { claims } = facts

describe('/services', () => {
  const main = mainOf('/services')

  it.each([
    ['Fysiotherapie', '/fysiotherapie'],
    ['Podotherapie', '/podotherapie'],
    ['Massage', '/massage'],
    ['Voeding', '/voeding'],
    ['Hulpmiddelen', '/hulpmiddelen'],
    ['Personal Training', '/personal-training'],
  ])('has the service %s, which leads to %s (decisions)', (name, to) => {
    expect(headings('/services', 3).filter((heading) => heading.startsWith(name))).toHaveLength(1)
    expect(hrefsIn(main)).toContain(to)
  })
  it('has "Meer informatie" six times', () => {
    expect(wordsOf(main).match(/Meer informatie/g)).toHaveLength(6)
  })
  it('has the three steps and the claims', () => {
    const steps = find(main, 'ol').at(-1)
    expect(steps && find(steps, 'li').map((item) => find(item, 'strong').map(wordsOf).join())).toEqual([
      'Intake en diagnose',
      'Behandelplan',
      'Behandeling',
    ])
    expectWords('/services', claims.intake, claims.behandeling, 'contracten met alle zorgverzekeraars')
  })
})

describe('the service pages', () => {
  it.each([
    ['/fysiotherapie', ['Manuele therapie', 'Oefentherapie', 'Dry needling', 'Voor wie', 'fysiotherapeut in Twente']],
    [
      '/podotherapie',
      ['Wat is podotherapie', 'Voetonderzoek', 'Zolen op maat', 'Nagelbehandeling', 'Klachten die we behandelen'],
    ],
    ['/podotherapie', [claims['zolen-duur'], 'elk jaar']],
    ['/massage', ['Ontspanningsmassage', 'Triggerpointmassage', 'Bindweefselmassage']],
    ['/voeding', ['drie stappen', 'Individuele consulten', 'Sportvoeding', 'Voedingspakketten']],
    ['/personal-training', ['Onze aanpak', 'Voor wie', claims['training-per-week'], 'Duo', 'Trio']],
    ['/hulpmiddelen', ['Te koop', 'Te huur', 'Braces', 'Zolen', 'Loophulpmiddelen', 'Oefenmateriaal']],
    ['/hulpmiddelen', ['Tape en bandage', 'Kussens']],
  ])('%s has its parts: %s', (path, words) => {
    expectWords(path, ...words)
  })
  it.each([
    ['/fysiotherapie', 4],
    ['/podotherapie', 4],
    ['/contact', 3],
  ])('%s has its questions: %d', (path, count) => {
    expect(questions(path)).toHaveLength(count)
  })
  it.each(['/massage', '/voeding', '/personal-training', '/hulpmiddelen'])('%s has questions', (path) => {
    expect(questions(path).length).toBeGreaterThanOrEqual(1)
  })
  it('/hulpmiddelen leads to the shop and to the rental', () => {
    expect(hrefsIn(mainOf('/hulpmiddelen'))).toEqual(expect.arrayContaining(['/shop', '/verhuur']))
  })
})
