import { z } from 'zod'
import { amountAdvice } from './price.ts'
import { text } from './values.ts'

/** The name of a fact that a writer made: so it is never that of a fact of the site, and reads as what it is. */
export type OwnName = `eigen-${string}`

/** Whether a name can be that of a fact of the writer's own. */
export const isOwnName = (name: string): name is OwnName => /^eigen-[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)

/** Facts that a writer adds: a number is a price in euro, all else a text. */
export const ownFacts = z.record(z.string(), z.union([z.number().positive(), text])).check(({ value, issues }) => {
  for (const [name, fact] of Object.entries(value)) {
    // Without a sign or a comma it may be any number, which quotes make a text.
    const advice = typeof fact === 'string' && !/^[\d.]+$/.test(fact) ? amountAdvice(fact) : undefined
    if (advice !== undefined)
      issues.push({ code: 'custom', input: fact, path: [name], message: `een prijs is hier een getal. ${advice}` })
    if (!isOwnName(name))
      issues.push({
        code: 'custom',
        input: name,
        path: [name],
        message:
          'begin de naam van een eigen feit met eigen-, en gebruik kleine letters, cijfers en streepjes: eigen-duotraining.',
      })
  }
})
