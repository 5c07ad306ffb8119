import type { BlockRule } from './rule.ts'

/** Blocks that the site fills, with facts, with other pages or with a list of the page's own frontmatter. */
export const filled = {
  BelKnop: {
    about: 'Een knop met het telefoonnummer.',
    children: 'none',
    example: '<BelKnop />',
  },
  LokaleTekst: {
    about: 'De tekst over de plaats uit `content/_delen/lokale-tekst.mdx`.',
    children: 'none',
    anchors: ({ sharedText }) => sharedText,
    example: '<LokaleTekst />',
  },
  Diensten: {
    about: 'Kaarten van de diensten op de homepage; met het woord `alles` van alle diensten.',
    props: { alles: { name: 'isAll', type: 'flag' } },
    children: 'none',
    example: '<Diensten alles />',
  },
  Pijnklachten: {
    about: 'Kaarten van alle klachten.',
    children: 'none',
    example: '<Pijnklachten />',
  },
  KlachtenAZ: {
    about:
      'Klachten, behandelingen en hun zoekwoorden van A tot Z. Een zoekwoord staat erbij als het ook in de tekst van de pagina staat.',
    children: 'none',
    example: '<KlachtenAZ />',
  },
  Lichaamskaart: {
    about: 'De tekening van het lichaam met de klachten, naast een kop `##` en tekst.',
    children: 'markdown',
    isSection: true,
    example: `<Lichaamskaart>

## Waar heeft u pijn?

Kies een plek.

</Lichaamskaart>`,
  },
  Oefeningen: {
    about:
      'De oefeningen die de pagina bij `exercises` kiest uit `content/oefeningen.yaml`, als blad om te printen, onder een kop `##` en een zin.',
    children: 'markdown',
    shows: { kind: 'klacht', list: 'exercises' },
    anchors: () => ['vandaag'],
    example: `<Oefeningen>

## Dit kunt u vandaag doen

Drie rustige oefeningen.

</Oefeningen>`,
  },
  Locaties: {
    about: 'Een kaart van elke locatie met adres en openingstijden; met het woord `kort` alleen adres en route.',
    props: { kort: { name: 'isShort', type: 'flag' } },
    children: 'none',
    example: '<Locaties />',
  },
  Openingstijden: {
    about: 'De openingstijden van dag tot dag, met een balk; gelijke tijden van locaties staan één keer.',
    children: 'none',
    beside: true,
    example: '<Openingstijden />',
  },
  Team: {
    about: 'Wie er werken, uit `content/praktijk.yaml`. Zonder namen is het hele deel er niet; het staat op zichzelf.',
    children: 'markdown',
    isSection: true,
    example: `<Team>

## Maak kennis met het team

Eén team op twee locaties.

</Team>`,
  },
  Erkenningen: {
    about:
      'Waarbij de praktijk is aangesloten, uit `content/praktijk.yaml`; zonder die feiten de lijst die u er zelf in zet.',
    props: { iconen: { name: 'icons', type: 'icons' } },
    children: 'markdown',
    example: `<Erkenningen iconen="diploma">

- Erkend leerbedrijf

</Erkenningen>`,
  },
  Klachtenregeling: {
    about:
      'Hoe iemand een klacht over de praktijk indient, uit `content/praktijk.yaml`; zonder dat feit is het er niet.',
    children: 'markdown',
    isSection: true,
    example: `<Klachtenregeling>

## Niet tevreden?

Vertel het ons.

</Klachtenregeling>`,
  },
  Vergoeding: {
    about: 'Wie wat betaalt, per behandeling.',
    children: 'none',
    shows: { kind: 'overzicht', list: 'coverage' },
    example: '<Vergoeding />',
  },
  Tarieven: {
    about: 'Wat een behandeling kost, uit `content/praktijk.yaml`. Zonder tarieven is het hele deel er niet.',
    children: 'markdown',
    isSection: true,
    example: `<Tarieven>

## Onze tarieven

Betaalt u zelf? Dan weet u vooraf wat het kost.

</Tarieven>`,
  },
  LocatiesUitgebreid: {
    about: 'Een heel deel over elke locatie, en de openingstijden; gelijke tijden staan één keer.',
    children: 'none',
    isSection: true,
    anchors: ({ towns }) => towns && [...towns, 'openingstijden'],
    example: '<LocatiesUitgebreid />',
  },
  ContactKaarten: {
    about: 'Bellen, WhatsApp en e-mail als drie kaarten.',
    children: 'none',
    example: '<ContactKaarten />',
  },
  Kaartkiezer: {
    about: 'De plattegrond van een locatie, die pas laadt als de bezoeker dat wil.',
    children: 'none',
    example: '<Kaartkiezer />',
  },
  Privacygegevens: {
    about: 'Wat bij `privacy` in `praktijk.yaml` staat, elk met een kop. Wat daar ontbreekt, ontbreekt ook hier.',
    children: 'none',
    example: '<Privacygegevens />',
  },
  Ervaringen: {
    about: 'De ervaringen van cliënten, één tegelijk.',
    children: 'none',
    shows: { kind: 'home', list: 'testimonials' },
    example: '<Ervaringen />',
  },
  Streekkaart: {
    about: 'Een kaart van de streek, met de locaties en de plaatsen eromheen. Zij staat naast de kop van haar deel.',
    children: 'none',
    shows: { kind: 'home', list: 'omgeving' },
    example: '<Streekkaart />',
  },
  Producten: {
    about: 'De producten van de shop.',
    children: 'none',
    shows: { kind: 'overzicht', list: 'products' },
    example: '<Producten />',
  },
  Hulpmiddelen: {
    about: 'Hulpmiddelen met een beeld.',
    children: 'none',
    shows: { kind: 'dienst', list: 'aids' },
    example: '<Hulpmiddelen />',
  },
  Verhuur: {
    about: 'Wat te huur is.',
    children: 'none',
    shows: { kind: 'overzicht', list: 'rentals' },
    example: '<Verhuur />',
  },
} as const satisfies Record<string, BlockRule>
