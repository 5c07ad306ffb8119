import { z } from 'zod'
import { translated } from './translated.ts'
import { text } from './values.ts'

/** What a writer types where a picture tells nothing that the words beside it do not. */
export const decorative = 'decoratief'

/** The name of a file, or a word for any picture. */
const saysNothing =
  /\.(?:jpe?g|png|svg|webp|gif|heic|avif)$|^(?:img|dsc[fn]?|pxl)[_-]?\d+$|^(?:een )?(?:foto|afbeelding|plaatje|tekening|beeld|image)$/i

const description = text
  .max(150, { error: 'een beschrijving heeft hoogstens 150 tekens; wat belangrijk is, hoort in de tekst zelf.' })
  .refine((value) => !/^(?:een )?(?:foto|afbeelding|plaatje|tekening|beeld) van /i.test(value), {
    error: 'begin met wat er te zien is: dat het een beeld is, zegt een schermlezer zelf al.',
  })
  .refine((value) => !saysNothing.test(value), {
    error: 'schrijf wat er te zien is, in een korte zin; decoratief als de tekst ernaast genoeg zegt.',
  })

/** What is wrong with words that say what a picture shows; nothing when they are right. */
export const descriptionMistake = (words: string): string | undefined =>
  description.safeParse(words).error?.issues[0]?.message

const percent = String.raw`(?:100|\d{1,2})%`
const focus = z.string().regex(new RegExp(`^${percent} ${percent}$`), {
  error: 'schrijf het brandpunt als 40% 30%: eerst hoe ver van links, dan hoe ver van boven.',
})
const alt = z.string().describe('Wat er te zien is, in een korte zin; decoratief als de tekst ernaast genoeg zegt.')
const point = z.string().describe('De plek die zichtbaar blijft als de site de foto bijsnijdt: 40% 30%.')

/** A picture is described in a line, or in two fields. */
const about = z
  .union([alt, translated({ beschrijving: ['alt', alt], brandpunt: ['focus', point.optional()] })], {
    error:
      'schrijf wat er te zien is, of decoratief; met een brandpunt erbij: { beschrijving: …, brandpunt: 40% 30% }.',
  })
  .transform((value): { alt: string; focus?: string | undefined } =>
    typeof value === 'string' ? { alt: value } : value,
  )
  // After the union, which would hide what exactly is wrong.
  .superRefine((value, context) => {
    const issues = [description.safeParse(value.alt), focus.optional().safeParse(value.focus)].flatMap(
      ({ error }) => error?.issues ?? [],
    )
    for (const { message } of issues) context.addIssue({ code: 'custom', message })
  })
  .transform((value) => ({ ...value, alt: value.alt === decorative ? '' : value.alt }))

/** The schema of content/beelden.yaml: what is said about the pictures of content/_beelden, by their names. */
export const picturesSchema = z.record(z.string(), about)

/**
 * By its name or address: what a picture shows, empty when it is decorative, and the point that stays in view however it
 * is cut (CSS, `object-position`).
 */
export type Descriptions = z.output<typeof picturesSchema>
