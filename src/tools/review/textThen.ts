import { readText } from '../../check/files.ts'
import { reviewedOn } from '../../check/reviewed.ts'
import { git } from './base.ts'

/**
 * The text of a page as it was committed when its present day of review came into it: what whoever reviewed it read.
 * @param file from the project's folder
 * @returns nothing when it is not committed yet, or when git is not there
 */
export function textThen(root: string, file: string): string | undefined {
  const day = reviewedOn(readText(root, file))
  let then: string | undefined
  for (const commit of (git(root, 'log', '--format=%H', '--', file) ?? '').split('\n').filter(Boolean)) {
    const text = git(root, 'show', `${commit}:./${file}`)
    if (text === undefined || reviewedOn(text) !== day) break
    then = text
  }
  return then
}
