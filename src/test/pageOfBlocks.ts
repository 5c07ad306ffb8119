import { exampleOf, variantsOf, vocabulary } from '../content/vocabulary.ts'

const frontmatter = `---
title: Blokken van de schrijvers
meta: De pagina met blokken om regels mee te testen, met gewone tekst, lijsten, een tabel en een beeld.
kind: overzicht
heading: Blokken
lead: Elk blok dat op een overzicht kan staan, zoals het in docs/blokken.md staat.
picture: hero
keywords:
  - blokken
  - "{plaats}"
products:
  - { id: rol, name: Foamroller, price: 29.95, picture: product-foamroller, text: Om spieren los te maken. }
rentals:
  - Krukken - voor als u tijdelijk niet mag staan
  - { line: Rolstoel - opvouwbaar - voor korte tijd, picture: hero, price: 12.5, deposit: 50 }
coverage:
  - { name: Massage, picture: dienst-massage, basic: niet - Nee, additional: deels - Een deel, own: soms - De rest }
closing:
  heading: Nog een vraag?
  text: Mail {email}.
---`

const markdown = `## Gewone tekst

Bel {telefoon}, **nu** of [later](/contact), of lees [elders](https://www.kngf.nl/) verder. Een accolade \\{ kan ook.

| Dag     | Tijd        |
| ------- | ----------- |
| vandaag | {uren-kort} |

![Een rug](pijn-rug)

## Woorden die langer zijn dan een regel

<Vragen>

### Waar vind ik het arbeidsongeschiktheidsverzekeringsvoorwaardenformulier?

Zoek op arbeidsongeschiktheidsverzekeringsvoorwaardenformulier.

</Vragen>

<Labels>

- arbeidsongeschiktheidsverzekeringsvoorwaardenformulier

</Labels>`

/** A page with every block that an overview can hold, each as in its examples: src/test/content/blokken.mdx. */
export function pageOfBlocks(): string {
  const examples = Object.entries(vocabulary)
    .filter(([, { shows }]) => shows === undefined || shows.kind === 'overzicht')
    .flatMap(([name, rule]) => [
      `${rule.isSection ? '' : `## Blok ${name}\n\n`}${exampleOf(name, rule)}`,
      ...variantsOf(name, rule).map((example) => `## Blok ${name}, anders\n\n${example}`),
    ])
  return `${[frontmatter, markdown, ...examples].join('\n\n')}\n`
}
