import { z } from 'zod'

/** The words by which pages name a place: the ids of the locations, and the region for what belongs to no town. */
export interface Places {
  towns: string[]
  region: string
}

/** `Twente` → `twente`: how a writer names the region in a block. */
export const regionWord = (region: string): string => region.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** The places in content/praktijk.yaml, known even when another fact is wrong. */
export const placesSchema = z
  .looseObject({ regio: z.string(), locaties: z.array(z.looseObject({ id: z.string() })) })
  .transform(({ regio, locaties }): Places => ({ towns: locaties.map(({ id }) => id), region: regionWord(regio) }))
