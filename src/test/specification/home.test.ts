// What the specification promises. Whoever changes such a promise on purpose changes it here too; facts of the practice
// and other words are read from content/, so that the owner and writers can change them freely.
import { describe, expect, it } from 'vitest'
import { formatPhone, telHref } from '../../content/phone.ts'
import { placeholdersFor } from '../../content/placeholders.ts'
import { facts } from './facts.ts'
import { frontmatterOf } from './facts.ts'
import { attr, find, rawText, wordsOf } from '../html.ts'
import { expectWords, hrefsIn, linksIn, mainOf } from './words.ts'

const main = mainOf('/')

describe('/', () => {
  it('has the hero with its ticks, hours and call prompt', () => {
    expectWords(
      '/',
      'Geen verwijzing nodig',
      'Direct persoonlijk contact',
      'Vergoed door zorgverzekering',
      placeholdersFor(facts)['uren-kort'],
      formatPhone(facts.phone),
    )
    expect(linksIn(main)).toContainEqual({ text: 'Maak een afspraak', href: '/contact' })
    expect(linksIn(main)).toContainEqual({ text: 'Bekijk behandelingen', href: '/services' })
    expect(hrefsIn(main)).toContain(telHref(facts.phone))
  })
  it('has the three values and the claims', () => {
    const { ervaring, clienten, afspraak } = facts.claims
    expectWords('/', 'Persoonlijke aanpak', 'Direct toegankelijk', 'Bewezen resultaat', ervaring, clienten, afspraak)
  })
  it.each(['Fysiotherapie', 'Podotherapie', 'Massage', 'Personal Training'])(
    'has a card for %s that leads to /services',
    (name) => {
      const card = find(main, 'li').filter(
        (item) =>
          find(item, 'img').length === 1 && find(item, 'h3').some((heading) => wordsOf(heading).startsWith(name)),
      )
      expect(card.map(hrefsIn)).toEqual([['/services']])
    },
  )
  it('has three testimonials, rated 5, 5 and 4, with name, text and source', () => {
    const { testimonials } = frontmatterOf('/', 'home')
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 4])
    expect(find(main, 'blockquote')).toHaveLength(3)
    const labels = find(main, '*', { role: 'img' }).map((image) => attr(image, 'aria-label'))
    expect(labels.filter((label) => label?.includes('sterren'))).toEqual(
      [5, 5, 4].map((stars) => `${stars} van 5 sterren`),
    )
    expectWords('/', ...testimonials.flatMap(({ name, text, source }) => [name, text, source]))
  })
  it('has the towns with their specialisations, and the promotions with their prices', () => {
    expectWords(
      '/',
      'Manuele therapie en dry needling',
      'fysio Enschede',
      'fysio Glanerbrug',
      'Lonneker',
      'Sportzolen voor hockeyschoenen',
      'Moeder-dochter fitness',
    )
    expect(rawText(main)).toContain('€\u00A049,95')
    expect(rawText(main)).toMatch(/€\u00A035\s+per sessie/)
  })
})
