import type { BlockRule } from './rule.ts'

/** Blocks that the site fills, with facts, with other pages or with a list of the page's own frontmatter. */
export const filled = {
  BelKnop: { about: 'Een knop met het telefoonnummer.', isInline: true },
  LokaleTekst: {
    about: 'De tekst over de plaats uit `content/_delen/lokale-tekst.mdx`.',
    anchors: ({ sharedText }) => sharedText,
  },
  Diensten: {
    about: 'Kaarten van de diensten op de homepage; met het woord `alles` van alle diensten.',
    props: { alles: { name: 'isAll', type: 'flag' } },
    given: 'alles',
  },
  Pijnklachten: { about: 'Kaarten van alle klachten.' },
  KlachtenAZ: {
    about:
      'Klachten, behandelingen en hun zoekwoorden van A tot Z. Een zoekwoord staat erbij als het ook in de tekst van de pagina staat.',
  },
  Lichaamskaart: {
    about: 'De tekening van het lichaam met de klachten, naast een kop `##` en tekst.',
    children: 'markdown',
    isSection: true,
    example: `## Waar heeft u pijn?

Kies een plek.`,
  },
  Oefeningen: {
    about:
      'De oefeningen die de pagina bij `exercises` kiest uit `content/oefeningen.yaml`, als blad om te printen, onder een kop `##` en een zin.',
    children: 'markdown',
    shows: { kind: 'klacht', list: 'exercises' },
    anchors: () => ['vandaag'],
    example: `## Dit kunt u vandaag doen

Drie rustige oefeningen.`,
  },
  Locaties: {
    about: 'Een kaart van elke locatie met adres en openingstijden; met het woord `kort` alleen adres en route.',
    props: { kort: { name: 'isShort', type: 'flag' } },
  },
  Openingstijden: {
    about: 'De openingstijden van dag tot dag, met een balk; gelijke tijden van locaties staan één keer.',
    beside: true,
  },
  Team: {
    about: 'Wie er werken, uit `content/praktijk.yaml`. Zonder namen is het hele deel er niet; het staat op zichzelf.',
    children: 'markdown',
    isSection: true,
    example: `## Maak kennis met het team

Eén team op twee locaties.`,
  },
  Erkenningen: {
    about:
      'Waarbij de praktijk is aangesloten, uit `content/praktijk.yaml`; zonder die feiten de lijst die u er zelf in zet.',
    props: { iconen: { name: 'icons', type: 'icons' } },
    children: 'markdown',
    needs: 'bullets',
    isListAlone: true,
    given: 'iconen="diploma"',
    example: '- Erkend leerbedrijf',
  },
  Klachtenregeling: {
    about:
      'Hoe iemand een klacht over de praktijk indient, uit `content/praktijk.yaml`; zonder dat feit is het er niet.',
    children: 'markdown',
    isSection: true,
    example: `## Niet tevreden?

Vertel het ons.`,
  },
  Vergoeding: { about: 'Wie wat betaalt, per behandeling.', shows: { kind: 'overzicht', list: 'coverage' } },
  Tarieven: {
    about: 'Wat een behandeling kost, uit `content/praktijk.yaml`. Zonder tarieven is het hele deel er niet.',
    children: 'markdown',
    isSection: true,
    example: `## Onze tarieven

Betaalt u zelf? Dan weet u vooraf wat het kost.`,
  },
  LocatiesUitgebreid: {
    about: 'Een heel deel over elke locatie, en de openingstijden; gelijke tijden staan één keer.',
    isSection: true,
    anchors: ({ towns }) => towns && [...towns, 'openingstijden'],
  },
  ContactKaarten: { about: 'Bellen, WhatsApp en e-mail als drie kaarten.' },
  Kaartkiezer: { about: 'De plattegrond van een locatie, die pas laadt als de bezoeker dat wil.' },
  Privacygegevens: {
    about: 'Wat bij `privacy` in `praktijk.yaml` staat, elk met een kop. Wat daar ontbreekt, ontbreekt ook hier.',
  },
  Ervaringen: { about: 'De ervaringen van cliënten, één tegelijk.', shows: { kind: 'home', list: 'testimonials' } },
  Streekkaart: {
    about: 'Een kaart van de streek, met de locaties en de plaatsen eromheen. Zij staat naast de kop van haar deel.',
    shows: { kind: 'home', list: 'omgeving' },
  },
  Producten: { about: 'De producten van de shop.', shows: { kind: 'overzicht', list: 'products' } },
  Hulpmiddelen: { about: 'Hulpmiddelen met een beeld.', shows: { kind: 'dienst', list: 'aids' } },
  Verhuur: { about: 'Wat te huur is.', shows: { kind: 'overzicht', list: 'rentals' } },
} as const satisfies Record<string, BlockRule>
