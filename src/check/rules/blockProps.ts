import { meanOrChoose, nearest } from '../didYouMean.ts'
import type { TextRule } from '../rule.ts'
import { eachBlock } from '../textParts.ts'

/** Between `<` and `>` a block gets the words that it knows, each once, and all that it needs. */
export const blockProps: TextRule = ({ tree }, report) => {
  eachBlock(tree(), (node, name, { props = {} }) => {
    const given = new Set<string>()
    // What a word with a slip of the pen was meant for is not missing too.
    const meant = new Set<string | undefined>()
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') {
        report(attribute, `<${name}>: accolades kunnen hier niet. Schrijf naam="waarde".`)
        continue
      }
      const key = attribute.name
      if (given.has(key)) report(attribute, `<${name}>: "${key}" staat er twee keer. Haal er één weg.`)
      else if (!Object.hasOwn(props, key)) {
        report(attribute, `<${name}>: "${key}" kennen we hier niet. ${meanOrChoose(key, Object.keys(props))}`)
        meant.add(nearest(key, Object.keys(props)))
      }
      given.add(key)
    }
    for (const [key, { required }] of Object.entries(props)) {
      if (required && !given.has(key) && !meant.has(key))
        report(node, `<${name}>: "${key}" ontbreekt. Schrijf <${name} ${key}="…">.`)
    }
  })
}
