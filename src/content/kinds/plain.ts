import { addresses } from '../addresses.ts'
import { common, picture } from './fields.ts'
import { kind } from './kind.ts'

/** A page of text: privacy, terms, accessibility. */
export const plain = kind('tekst', {}, { ...common, picture: picture.optional() })

/** The page for an address that does not exist. */
export const notFound = kind('niet-gevonden', { at: addresses.notFound }, { ...common, picture })
