import type { BlockRule } from './rule.ts'

/** Blocks that writers fill with Markdown. */
export const written = {
  InHetKort: {
    about:
      'De kern van de pagina, als lijst. Op de pagina van een klacht is de laatste regel de reden om direct te bellen.',
    children: 'markdown',
    needs: 'bullets',
    beside: true,
    example: `- U kunt {afspraak} terecht.
- Een verwijzing is niet nodig.`,
  },
  Vragen: {
    about: 'Vragen die openklappen: elke kop `###` is een vraag, de tekst eronder het antwoord.',
    children: 'items',
    beside: true,
    example: `### Hoe snel kan ik terecht?

U kunt {afspraak} terecht.

### Wat neem ik mee?

- Een geldig legitimatiebewijs
- Een handdoek`,
  },
  Methoden: {
    about: 'Wat we doen, elk met een beeld ernaast: een kop `###`, een beeld op een eigen regel en tekst.',
    children: 'items',
    example: `### Oefentherapie

![](hero)

U traint kracht en balans.`,
  },
  Plekken: {
    about: 'Waar het pijn kan doen: een kop `###`, een kleine tekening op een eigen regel en tekst.',
    children: 'items',
    example: `### Onder in de rug

![](hero)

Vooral bij bukken en tillen.

### Langs het been

De pijn trekt door naar uw voet.`,
  },
  Stappen: {
    about:
      'Stappen na elkaar, als genummerde lijst: `1. **Titel** tekst`. Met het woord `fasen` zijn het geen stappen maar tijden, op een lijn zonder cijfers.',
    props: { fasen: { name: 'arePhases', type: 'flag' } },
    children: 'markdown',
    needs: 'numbers',
    example: `1. **Intake** We luisteren naar uw klacht.
2. **Plan** We spreken samen af wat we doen.`,
  },
  Stapkaart: {
    about:
      'Een kop `##` met stappen op een donkere kaart, als genummerde lijst. Met `bolletjes` staan er zoveel gevulde bolletjes onder. Begint de pagina ermee en staat er `layout: kaart`, dan staat de kaart naast de titel.',
    props: { bolletjes: { name: 'count', type: 'count' } },
    children: 'markdown',
    needs: 'numbers',
    isSection: true,
    given: 'bolletjes="9 van 12"',
    example: `## Zo kijkt u het na

1. **Pak uw polis** Of log in bij uw zorgverzekeraar.
2. **Lees het aantal** Daar staat hoeveel u vergoed krijgt.

Staat er 9? Dan betaalt u de 10e zelf.`,
  },
  Verloop: {
    about: 'Vier stappen op de boog van een beweging, als genummerde lijst: `1. **Titel** tekst`.',
    children: 'markdown',
    needs: 'numbers',
    count: 4,
    example: `1. **Kennismaken** U vertelt wat er is.
2. **Onderzoek** We kijken hoe u beweegt.
3. **Uitleg** U hoort wat er speelt.
4. **Plan** Samen kiezen we een doel.`,
  },
  Duur: {
    about:
      'Hoelang iets duurt, als balken op één maat: elke regel als `- **Wat** tijd. Uitleg`. De balk volgt uit de tijd in de eerste zin, zoals `6 tot 12 weken`, `enkele maanden`, `weken tot maanden` of `blijft`.',
    children: 'markdown',
    needs: 'bullets',
    isListAlone: true,
    lines: 'time',
    beside: true,
    example: `- **Verzwikking** 6 tot 12 weken. Daarna kunt u vaak weer voluit sporten.
- **Achillespees** Vaak maanden, soms langer dan een jaar.
- **Artrose** Blijft, maar de pijn wisselt.`,
  },
  Waarschuwing: {
    about:
      'Wanneer de lezer hulp moet zoeken. Met `titel="Bel 112"` is de titel de knop die belt, met een lijst van wanneer ernaast.',
    props: { titel: { name: 'title', required: true } },
    children: 'markdown',
    beside: true,
    given: 'titel="Bel direct uw huisarts"',
    example: '- Een gewricht dat ineens rood, warm en dik is',
  },
  Tip: {
    about: 'Iets dat goed is om te weten.',
    props: { titel: { name: 'title', required: true } },
    children: 'markdown',
    beside: true,
    given: 'titel="Meld het ons vooraf"',
    example: 'Heeft u een pacemaker? Vertel het ons.',
  },
  Tweeluik: {
    about:
      'Twee delen die bij een klacht op een breed scherm naast elkaar staan. Het tweede deel is een kaart vanaf de laatste kop `###`, of anders het laatste blok. Is dat een knop, dan is het geheel een vak.',
    children: 'markdown',
    example: `- Blijf uw gewone dingen doen.
- Wandel elke dag een stukje verder.

### Tegen de pijn

Een warme douche kan helpen.`,
  },
  Kaarten: {
    about: 'Argumenten naast elkaar: elke kop `###` is een kaart, met een icoon als u die kiest.',
    props: { iconen: { name: 'icons', type: 'icons' } },
    children: 'items',
    beside: 3,
    given: 'iconen="hart, klok"',
    example: `### Vooraf

We vragen naar uw klacht.

### Erna

Rustig bewegen helpt.`,
  },
  Vinkjes: {
    about: 'Een lijst met vinkjes; met iconen op een witte kaart, elke regel als `- **Titel** tekst`.',
    props: { iconen: { name: 'icons', type: 'icons' } },
    children: 'markdown',
    needs: 'bullets',
    beside: true,
    example: `- Manuele therapie
- Oefentherapie`,
  },
  Kolommen: {
    beside: 2,
    about:
      'Kolommen naast elkaar: elke kop `###` begint een kolom, waarin ook een ander blok kan staan. Met het woord `cijfers` staat de eerste regel van elke kolom groot boven de kop.',
    props: {
      cijfers: {
        name: 'hasFigures',
        type: 'flag',
        example: `### Kinderen tot 18 jaar

**18** per klacht per jaar

Er is geen eigen risico.

### Artrose van heup of knie

**12** in 12 maanden

Uw eigen risico geldt.

### Andere klachten

**21e** en verder

De eerste 20 betaalt u zelf.`,
      },
    },
    children: 'items',
    example: `### In Enschede

<Vinkjes>

- Manuele therapie

</Vinkjes>

### In Glanerbrug

Ook oefentherapie.`,
  },
  Labels: {
    about: 'Korte woorden in kolommen; het zijn geen links.',
    children: 'markdown',
    needs: 'bullets',
    example: `- massage
- sportzolen`,
  },
  Panelen: {
    about:
      'Vakken naast elkaar: elke kop `###` begint een vak, met een regel en een knop, en een icoon of een beeld als u dat kiest. Met het woord `terzijde` staan ze onder elkaar, naast de rest van het deel.',
    props: { iconen: { name: 'icons', type: 'icons' }, terzijde: { name: 'isAside', type: 'flag' } },
    children: 'items',
    example: `### Telefonisch bestellen

<BelKnop />

### Ophalen

<Knop naar="/contact">Contact</Knop>`,
  },
  Knop: {
    about: 'Een knop naar een pagina van de site, of naar een andere site.',
    props: { naar: { name: 'href', required: true, type: 'path' } },
    children: 'markdown',
    given: 'naar="/contact"',
    example: 'Contact',
    isInline: true,
  },
  Sectie: {
    about: 'Een deel over de hele breedte met een eigen kop `##`, op een tint; de kop kan verborgen zijn.',
    props: {
      achtergrond: { name: 'background', oneOf: { mist: 'mist', zand: 'sand' } },
      kop: { name: 'heading', oneOf: { verborgen: 'hidden' } },
    },
    children: 'markdown',
    isSection: true,
    given: 'achtergrond="mist"',
    example: `## Een deel op een tint

Tekst onder de kop.`,
  },
  BeeldTekst: {
    about: 'Een beeld naast een kop `##` met tekst; met een achtergrond staan ze samen in een vak.',
    props: {
      beeld: { name: 'picture', required: true, type: 'picture' },
      achtergrond: { name: 'background', oneOf: { zand: 'sand' } },
    },
    children: 'markdown',
    isSection: true,
    given: 'beeld="hero"',
    example: `## Beeld met tekst

Tekst naast het beeld.`,
  },
  Redenen: {
    about:
      'Redenen als kaarten van twee breedtes: elke kop `###` is een kaart. Vette woorden staan er groot; een beeld staat op een eigen regel.',
    children: 'items',
    example: `### Ervaring

- **{ervaring-kort}** We hebben {ervaring} ervaring.
- **{clienten}** tevreden cliënten.

### Persoonlijke aanpak

![](hero)

U krijgt een plan dat bij u past.`,
  },
  Uitgelicht: {
    about: 'Een vak op zand naast de rest van het deel: een kop `###` en een lijst met vette woorden.',
    props: { icoon: { name: 'icons', type: 'icons' } },
    children: 'markdown',
    needs: 'bullets',
    given: 'icoon="munten"',
    example: `### De borg krijgt u terug

- **Bij het ophalen** U betaalt de borg.
- **Bij het terugbrengen** U krijgt de borg terug.`,
  },
  Kernzin: {
    about: 'Een kop `##`, een paar grote zinnen en een lijst met links, op een donker vak.',
    children: 'markdown',
    isSection: true,
    example: `## Wie we zijn

Eén team op twee locaties.

- [Massage](/massage)`,
  },
  Keuzestrook: {
    about: 'Korte vragen naast elkaar op een donkere strook, onder een kop `##`; elk met het antwoord als link.',
    children: 'markdown',
    needs: 'bullets',
    isSection: true,
    example: `## Waar moet u zijn?

- Een afspraak? [Contact](/contact)
- Iets anders? {telefoon}`,
  },
  Promoties: {
    about: 'Aanbiedingen naast elkaar.',
    children: 'markdown',
    example: `<Promotie beeld="hero">

### Sportzolen

**{prijs-sportzolen}**

</Promotie>`,
  },
  Promotie: {
    about:
      'Een aanbieding in `<Promoties>`: een kop `###`, een prijs en een beeld; met `vanaf` en `tot` alleen op die dagen.',
    props: {
      beeld: { name: 'picture', required: true, type: 'picture' },
      vanaf: { name: 'firstDay', type: 'date' },
      tot: { name: 'lastDay', type: 'date' },
    },
    children: 'markdown',
    given: 'beeld="hero"',
    example: `### Moeder en dochter

**{prijs-moeder-dochter}** samen`,
  },
  VoorPlaats: {
    about: 'Tekst voor één plaats: alleen te zien op pagina’s met die `city`, of zonder `city` bij de regio.',
    props: { naam: { name: 'place', required: true, type: 'place' } },
    children: 'markdown',
    given: 'naam="twente"',
    isBare: true,
    example: 'Woont u in Twente? Dan bent u dichtbij.',
  },
} as const satisfies Record<string, BlockRule>
