interface Named {
  name: string
}

/**
 * The components of the blocks, one for each block of the vocabulary.
 * @throws when a block has no component, or a component no block
 */
export function registry<Drawn extends Named>(names: readonly string[], drawn: readonly Drawn[]): readonly Drawn[] {
  const missing = names.filter((name) => !drawn.some((block) => block.name === name))
  const twice = drawn.filter(({ name }, index) => drawn.findIndex((block) => block.name === name) < index)
  const problems = [
    ...missing.map((name) => `<${name}> staat in src/content/blocks, maar geen bestand in src/blocks tekent het.`),
    ...drawn
      .filter(({ name }) => !names.includes(name))
      .map(({ name }) => `src/blocks tekent <${name}>, maar dat staat niet in src/content/blocks.`),
    ...twice.map(({ name }) => `<${name}> wordt in src/blocks twee keer getekend.`),
  ]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return drawn
}
