import type { Exercises } from '../../content/exercises.ts'
import { onceFor } from '../../content/once.ts'
import type { Site } from '../../site/page.ts'
import type { Memory } from '../../store/memory.ts'
import { addOnce } from './assetStore.ts'
import type { AssetStore } from './assetStore.ts'
import { drawFigure, figureSize } from './figures/drawFigure.ts'

/** Makes the exercises ready to show; the figure of one is drawn when a page asks for it, and again when it is another. */
export function exerciseBook(exercises: Exercises, assets: AssetStore, memory: Memory): Site['exercise'] {
  const names = Object.keys(exercises)
  const drawn = new Map<string, ReturnType<Site['exercise']>>()
  return (name) => {
    const exercise = exercises[name]
    if (!exercise) return undefined
    return onceFor(drawn, name, () => {
      const index = names.indexOf(name)
      const src = addOnce({ assets, memory }, `oefening-${name}.svg`, [exercise.figure, index], () =>
        drawFigure(exercise.figure, index),
      )
      return { ...exercise, id: name, figure: { src, ...figureSize } }
    })
  }
}
