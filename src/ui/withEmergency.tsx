import type { ReactNode } from 'react'
import { emergency, telHref } from '../content/phone.ts'

/** The words with the number of the emergency services as what calls it. */
export const withEmergency = (words: string): ReactNode[] =>
  words.split(emergency).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <a key={index} href={telHref(emergency)}>
            {emergency}
          </a>,
          part,
        ],
  )
