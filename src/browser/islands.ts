// On pages with an interactive block: fetches React and the block when it is nearly in view.

interface HydrateModule {
  hydrate: (element: HTMLElement, component: unknown, props: unknown) => void
}
const scripts = document.documentElement.dataset

async function start(element: HTMLElement): Promise<void> {
  const [hydrateUrl = '', islandUrl = ''] = [scripts['hydrate'], element.dataset['src']]
  try {
    const [{ hydrate }, island] = (await Promise.all([
      import(/* @vite-ignore */ hydrateUrl),
      import(/* @vite-ignore */ islandUrl),
    ])) as [HydrateModule, { default: unknown }]
    hydrate(element, island.default, JSON.parse(element.dataset['props'] ?? '{}'))
  } catch {
    // A block that cannot be loaded shows its static form (see the styles for "failed").
    element.dataset['island'] = 'failed'
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void start(target)
    }
  },
  { rootMargin: '200px' },
)
document.addEventListener('DOMContentLoaded', () => {
  for (const island of document.querySelectorAll('[data-island]')) observer.observe(island)
})
// Last, so that it only stands there when all of the above works (src/islands/alive.ts).
scripts['live'] = ''
