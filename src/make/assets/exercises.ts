import type { Exercises } from '../../content/exercises.ts'
import { onceFor } from '../../content/once.ts'
import type { Site } from '../../site/page.ts'
import type { Memory } from '../../store/memory.ts'
import { addOnce } from './assetStore.ts'
import type { AssetStore } from './assetStore.ts'
import { drawFigure, figureSize } from './figures/drawFigure.ts'
import { moveFigure } from './figures/moveFigure.ts'

/**
 * Makes the exercises ready to show; the figure of one is drawn, still and moving, when a page asks for it, and again when
 * it is another.
 */
export function exerciseBook(exercises: Exercises, assets: AssetStore, memory: Memory): Site['exercise'] {
  const names = Object.keys(exercises)
  const drawn = new Map<string, ReturnType<Site['exercise']>>()
  return (name) => {
    const exercise = exercises[name]
    if (!exercise) return undefined
    return onceFor(drawn, name, () => {
      const index = names.indexOf(name)
      const add = (file: string, draw: typeof drawFigure) =>
        addOnce({ assets, memory }, file, [exercise.figure, index], () => draw(exercise.figure, index))
      return {
        ...exercise,
        id: name,
        figure: { src: add(`oefening-${name}.svg`, drawFigure), ...figureSize },
        moving: { src: add(`beweging-${name}.svg`, moveFigure), ...figureSize },
      }
    })
  }
}
