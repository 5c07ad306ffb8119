import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { Evaluater } from 'hast-util-to-jsx-runtime'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { ComponentProps } from 'react'
import type { Body } from '../site/page.ts'

type Components = NonNullable<ComponentProps<Body>['components']>

/**
 * A text as a component.
 * @param tree the text, asked for when it is shown
 */
export const bodyOf = (tree: () => Root): Body =>
  function Body({ components = {} }) {
    return toJsxRuntime(tree(), {
      Fragment,
      jsx,
      jsxs,
      components,
      // The security policy forbids style attributes; `align` says the same to every browser.
      tableCellAlignToStyle: false,
      createEvaluater: () => namesIn(components),
    })
  }

/** Finds the component of a name, such as `Vragen` or `Vragen.Item`; nothing else of a text is ever looked up or run. */
const namesIn = (components: Components): Evaluater => ({
  evaluateExpression(expression) {
    const path = pathOf(expression)
    const found = path?.reduce<unknown>(
      (from, name) => (Object.hasOwn(Object(from), name) ? Reflect.get(Object(from), name) : undefined),
      components,
    )
    if (found === undefined) throw new Error(`${path?.join('.') ?? expression.type} is geen blok.`)
    return found
  },
  evaluateProgram() {
    throw new Error('Een tekst heeft geen code.')
  },
})

function pathOf(expression: Parameters<Evaluater['evaluateExpression']>[0]): string[] | undefined {
  if (expression.type === 'Identifier') return [expression.name]
  if (expression.type !== 'MemberExpression' || expression.object.type === 'Super') return undefined
  const [from, name] = [pathOf(expression.object), expression.property]
  return from && name.type === 'Identifier' ? [...from, name.name] : undefined
}
