import { z } from 'zod'
import { translated } from './translated.ts'
import { text } from './values.ts'

const purpose = translated({
  doel: ['purpose', text.describe('Waarvoor, zoals "Uw behandeling".')],
  gegevens: ['data', text.describe('Welke gegevens.')],
  grondslag: [
    'ground',
    text.describe('Waarom dat mag: welke wet of overeenkomst, of toestemming (AVG, artikel 6 en 9).'),
  ],
  bewaren: ['kept', text.describe('Hoe lang u ze bewaart.')],
})

/**
 * What the law has a practice tell on its site, by the word that it has in praktijk.yaml: article 13 of the AVG (GDPR)
 * and article 3:15d of the Burgerlijk Wetboek. Only the owner knows it, so all of it may be absent until the release.
 */
export const privacyFields = {
  verantwoordelijke: [
    'controller',
    text.optional().describe('Naam en adres van het bedrijf dat verantwoordelijk is (AVG 13 lid 1a; BW 3:15d).'),
  ],
  functionaris: [
    'officer',
    text.optional().describe('Hoe iemand uw functionaris gegevensbescherming bereikt, of "geen" (AVG 13 lid 1b).'),
  ],
  doelen: [
    'purposes',
    z
      .array(purpose)
      .min(1)
      .optional()
      .describe('Waarvoor u gegevens gebruikt, met de grondslag en hoe lang u ze bewaart (AVG 13 lid 1c en 2a).'),
  ],
  ontvangers: [
    'recipients',
    z
      .array(text)
      .min(1)
      .optional()
      .describe('Wie gegevens krijgt of verwerkt: dossierpakket, hosting, boekhouder, verzekeraar (AVG 13 lid 1e).'),
  ],
  doorgifte: [
    'transfers',
    text.optional().describe('Of gegevens buiten de EU komen, en hoe ze daar beschermd zijn (AVG 13 lid 1f).'),
  ],
  logboeken: [
    'serverLogs',
    text.optional().describe('Wat de server van de hosting van bezoekers vastlegt, en hoe lang (AVG 13).'),
  ],
  kvk: [
    'chamberOfCommerce',
    z
      .string()
      .regex(/^\d{8}$/, { error: 'schrijf het KVK-nummer als "12345678": acht cijfers, tussen aanhalingstekens.' })
      .optional()
      .describe('Het KVK-nummer van het bedrijf, als "12345678" (BW 3:15d lid 1).'),
  ],
  btw: [
    'vatNumber',
    text.optional().describe('Het btw-identificatienummer van het bedrijf, of "geen" (BW 3:15d lid 1).'),
  ],
  registers: [
    'registers',
    z
      .array(text)
      .min(1)
      .optional()
      .describe('Registers en beroepsverenigingen waarin de therapeuten staan, zoals BIG (BW 3:15d lid 1).'),
  ],
} as const

export const privacy = translated(privacyFields)
