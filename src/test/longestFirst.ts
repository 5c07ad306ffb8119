import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first. */
const longest = [
  'visit/practice',
  'visit/kinds',
  'devServer',
  'faults',
  'review',
  'warmBuild',
  'visit/others',
  'photos',
  'carousel',
  'badBuild',
  'killedBuild',
  'hidden',
  'a11y/keyboard',
  'nextPage',
  'hostingServers',
]

const rankOf = ({ moduleId, project }: TestSpecification): number => {
  if (project.name !== 'site') return longest.length + 1
  const place = longest.findIndex((name) => moduleId.endsWith(`/src/test/${name}.test.ts`))
  return place < 0 ? longest.length : place
}

/**
 * Begins with what takes long and ends with the many rules that take little, so that all workers end together. Vitest
 * by itself begins with the largest files where it knows no times, as in CI; the longest are among the smallest.
 */
export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rankOf(one) - rankOf(other)))
  }
}
