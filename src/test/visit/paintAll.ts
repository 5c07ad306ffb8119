/**
 * From the first touch on, parts of a page out of view rest and keep the size that they had (src/browser/islands.ts), until
 * they are seen. Who measures a whole page at once has them all as they are when they are seen, now and after each touch.
 */
export function paintAll(): void {
  const { dataset } = document.documentElement
  const undo = () => {
    if ('settled' in dataset) delete dataset['settled']
  }
  undo()
  new MutationObserver(undo).observe(document.documentElement, { attributeFilter: ['data-settled'] })
}
