import type { z } from 'zod'
import { withField } from './valueMessage.ts'

type Path = readonly PropertyKey[]

/** What a schema has to say of a value, or of the name of a field. */
interface Finding {
  path: Path
  part: 'key' | 'value'
  message: string
}

/** A field that nobody knows, and the field that its name looks like. */
interface Unknown {
  parent: Path
  key: string
  message: string
  meant: string | undefined
}

/**
 * What a schema found, each mistake once: a field with a slip of the pen in its name is not missing too, and fields that
 * do not spring in under theirs are one mistake.
 * @param keysAt the names of the fields at a path, in the order of the file
 */
export function schemaFindings(found: readonly z.core.$ZodIssue[], keysAt: (path: Path) => string[]): Finding[] {
  const issues = found.filter((issue) => !isOfOtherType(issue, found))
  const unknown = issues.flatMap(unknownIn)
  const outdented = new Map(unknown.flatMap((each) => ownerOf(each, issues, unknown, keysAt)))
  const isSaid = (path: Path) =>
    unknown.some(({ parent, key, meant }) => {
      const owner = outdented.get(pathName([...parent, key]))
      const of = owner === undefined ? undefined : [...parent, owner]
      return [meant === undefined ? undefined : [...parent, meant], of, of && [...of, key]].some(
        (other) => other !== undefined && pathName(other) === pathName(path),
      )
    })
  const others = issues.flatMap(({ code, path, message }): Finding[] =>
    code === 'unrecognized_keys' || (isAbsent(message) && isSaid(path))
      ? []
      : [{ path, part: 'value', message: withField(path, message) }],
  )
  const firstOf = new Set<string>()
  const names = unknown.flatMap(({ parent, key, message }): Finding[] => {
    const path = [...parent, key]
    const owner = outdented.get(pathName(path))
    if (owner === undefined) return [{ path, part: 'key', message }]
    const name = pathName([...parent, owner])
    if (firstOf.has(name)) return []
    firstOf.add(name)
    return [
      {
        path,
        part: 'key',
        message: `"${key}" hoort bij ${owner}. Laat het met twee spaties inspringen onder ${owner}.`,
      },
    ]
  })
  return [...others, ...names]
}

/** Whether it is about the size of a value that is of another type: a text that should be a list has too many letters for one. */
const isOfOtherType = ({ code, path }: z.core.$ZodIssue, all: readonly z.core.$ZodIssue[]): boolean =>
  (code === 'too_big' || code === 'too_small') &&
  all.some((other) => other.code === 'invalid_type' && pathName(other.path) === pathName(path))

const pathName = (path: Path): string => JSON.stringify(path)
const isAbsent = (message: string): boolean => /^ontbreekt|maar er staat niets/.test(message)

function unknownIn(issue: z.core.$ZodIssue): Unknown[] {
  if (issue.code !== 'unrecognized_keys') return []
  // A line for each (valueMessage.ts).
  const messages = issue.message.split('\n')
  return issue.keys.map((key, index) => {
    const message = messages[index] ?? issue.message
    return { parent: issue.path, key, message, meant: /Bedoelt u (.*)\?$/.exec(message)?.[1] }
  })
}

/** The field under which an unknown one should stand: it misses just that one, or is empty and stands right above. */
function ownerOf(
  { parent, key }: Unknown,
  issues: readonly z.core.$ZodIssue[],
  unknown: readonly Unknown[],
  keysAt: (path: Path) => string[],
): [name: string, owner: string][] {
  const keys = keysAt(parent)
  const strange = unknown.filter((each) => pathName(each.parent) === pathName(parent)).map((each) => each.key)
  const owner = keys.slice(0, keys.indexOf(key)).findLast((each) => !strange.includes(each))
  if (owner === undefined) return []
  const misses = issues.some(
    ({ path, message }) =>
      isAbsent(message) &&
      [
        [...parent, owner, key],
        [...parent, owner],
      ].some((wanted) => pathName(wanted) === pathName(path)),
  )
  return misses ? [[pathName([...parent, key]), owner]] : []
}
