import { createRequire } from 'node:module'
import type Sharp from 'sharp'
import { once } from '../content/once.ts'

/** What cuts photos and draws icons. Loading it takes a tenth of a second, and most runs have nothing to cut or to draw. */
export const sharp = once(() => createRequire(import.meta.url)('sharp') as typeof Sharp)
