import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFiles } from '../content/dataFiles.ts'

/** The pages that are multiplied for a benchmark: a plain text, and the richest kind that there are many of. */
export const models = { tekst: 'algemene-voorwaarden.mdx', klacht: 'pijnklachten/rug.mdx' } as const
export type Model = keyof typeof models
export const kinds = Object.keys(models) as Model[]

/** The address of a made page. */
export const madePath = (model: Model, index: number): string =>
  `${model === 'klacht' ? '/pijnklachten' : ''}/gemaakt-${index}`

/** The sentence by which a made page is told from the others, and which a benchmark changes. */
export const lastSentence = (index: number, words: string): string => `Dit is de slotzin van pagina ${index}: ${words}.`

/** The words by which a made page is found: of its own, as the site asks. */
const ownWords = (index: number): string[] =>
  ['pijn', 'kramp', 'klacht', 'steek', 'zwelling'].map((word) => `${word} ${index}`)

/**
 * Adds pages to the content of a project, each a copy of one that it has with a head and a last sentence of its own.
 * @param root the project's folder
 */
export function addPages(root: string, model: Model, count: number): void {
  // The made pages would be among the first answers to the questions of visitors.
  rmSync(join(root, 'content', dataFiles.questions.name), { force: true })
  const source = readFileSync(join(root, 'content', models[model]), 'utf8')
  for (let index = 1; index <= count; index += 1) {
    const file = join(root, 'content', `${madePath(model, index)}.mdx`)
    const text = source
      .replace(/^title: .*$/m, `title: Gemaakte pagina met nummer ${index}`)
      .replace(
        /^meta: .*$/m,
        `meta: Dit is gemaakte pagina ${index}. Ze meet hoe snel de site wordt gebouwd en zegt verder niets.`,
      )
      .replace(/^order: .*$/m, `order: ${1000 + index}`)
      .replace(/^card:\n {2}name: .*$/m, `card:\n  name: Gemaakt ${index}`)
      .replace(/^zoekwoorden: .*$/m, `zoekwoorden: [${ownWords(index).join(', ')}]`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text.trimEnd()}\n\n${lastSentence(index, 'zo is hij gemaakt')}\n`)
  }
}
