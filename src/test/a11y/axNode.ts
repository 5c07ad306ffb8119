import type { Page } from 'playwright-core'

/**
 * What the browser itself tells a screen reader about an element: its role, its name and its states.
 * @param selector CSS
 * @param index which of the elements it selects, from 0
 */
export async function axNode(page: Page, selector: string, index = 0): Promise<Record<string, unknown>> {
  const session = await page.context().newCDPSession(page)
  const expression = `document.querySelectorAll(${JSON.stringify(selector)})[${index}]`
  const { result } = await session.send('Runtime.evaluate', { expression })
  if (!result.objectId) throw new Error(`Op de pagina is geen ${selector}.`)
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  })
  await session.detach()
  const [node] = nodes
  const states = (node?.properties ?? []).map((property) => [property.name, property.value.value as unknown] as const)
  return {
    role: node?.role?.value as unknown,
    name: node?.name?.value as unknown,
    ignored: node?.ignored,
    ...Object.fromEntries(states),
  }
}
