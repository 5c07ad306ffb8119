import type { Plugin } from 'vite'

/** A piece of a module: where it begins and ends, and what comes in its place. */
type Edit = [start: number, end: number, by: string]

/** A node of the syntax tree (ESTree with JSX). */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/**
 * Leaves the styles out of components that reach the browser, and Emotion with them: the page has their classes and
 * rules already, and React lets an attribute stand that it finds. What a block makes later gets no class, so that must
 * stand in the page, hidden (src/islands/README.md).
 */
export const unstyled = (): Plugin => ({
  name: 'praktijk:unstyled',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler(code, id) {
      const program: unknown = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
      return { code: `/** @jsxImportSource react */${withoutStyles(code, program)}`, map: null }
    },
  },
})

/**
 * The module without its styles, with all else on the line where it was.
 * @throws when it imports anything but `css` from Emotion
 */
export function withoutStyles(code: string, program: unknown): string {
  let rest = code
  for (const [start, end, by] of edits(program).toReversed()) {
    const lines = code.slice(start, end).replace(/[^\n]/g, '')
    rest = rest.slice(0, start) + by + lines + rest.slice(end)
  }
  return rest
}

function edits(value: unknown): Edit[] {
  if (Array.isArray(value)) return value.flatMap(edits)
  if (!isNode(value)) return []
  const by = replacement(value)
  return by === undefined ? Object.values(value).flatMap(edits) : [[value.start, value.end, by]]
}

/** What comes in the place of what only styles; nothing for all else. */
function replacement({ type, source, specifiers, tag, name }: Node): string | undefined {
  if (type === 'ImportDeclaration' && isNode(source) && source['value'] === '@emotion/react') {
    if (!Array.isArray(specifiers) || specifiers.some((each: unknown) => !isNode(each) || !isNamed(each['local'])))
      throw new Error('Wat de browser bereikt, haalt uit @emotion/react alleen css.')
    return ''
  }
  if (type === 'TaggedTemplateExpression' && isNamed(tag)) return "''"
  // So that React says nothing about the class that it did not make.
  if (type === 'JSXAttribute' && isNamed(name)) return 'suppressHydrationWarning'
  return undefined
}

/** Whether this is the word `css`. */
const isNamed = (node: unknown): boolean => isNode(node) && node['name'] === 'css'

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
