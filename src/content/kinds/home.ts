import { z } from 'zod'
import { addresses } from '../addresses.ts'
import { closing, common, picture, text } from './fields.ts'
import { withExample } from './example.ts'
import { kind } from './kind.ts'

const testimonial = z.strictObject({
  id: text.describe('Een eigen woord voor deze ervaring.'),
  name: text.describe('De naam van de cliënt.'),
  text: text.describe('Wat de cliënt zegt.'),
  rating: z.number().int().min(1).max(5).describe('Het aantal sterren.'),
  picture,
  source: text.describe('Waar de ervaring staat.'),
})

const percent = z.number().min(0).max(100)
const nearby = z.strictObject({
  name: text.describe('De naam van de plaats.'),
  left: percent.describe('De plek op de kaart van links, in procenten.'),
  top: percent.describe('De plek op de kaart van boven, in procenten.'),
})

/** The home page. */
export const home = kind(
  'home',
  { at: addresses.home, isComposed: true },
  {
    ...common,
    picture,
    eyebrow: text.describe('De kleine regel boven de kop.'),
    ticks: z.array(text).length(3).describe('Drie korte punten met een vinkje.'),
    services: withExample(z.array(text).length(4), [
      '/fysiotherapie',
      '/podotherapie',
      '/massage',
      '/personal-training',
    ]).describe('De adressen van vier diensten, in de volgorde van de kaarten.'),
    buttons: z
      .strictObject({
        appointment: text.describe('De knop naar de afspraak.'),
        treatments: text.describe('De knop naar de diensten.'),
      })
      .describe('De woorden op de twee knoppen.'),
    strip: z
      .strictObject({
        locations: text.describe('De locaties in een paar woorden.'),
        towns: text.describe('De plaatsen.'),
        call: text.describe('De uitnodiging om te bellen.'),
        callText: text.describe('De regel daaronder.'),
      })
      .describe('De strook onder het eerste scherm.'),
    testimonials: z.array(testimonial).min(3).describe('Drie of meer ervaringen, voor <Ervaringen />.'),
    omgeving: z.array(nearby).optional().describe('De plaatsen op de kaart, voor <Streekkaart />.'),
    closing,
  },
)
