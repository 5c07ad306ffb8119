import type { Exercises } from '../../content/exercises.ts'
import type { Figure } from '../../content/figure/pose.ts'
import type { Site } from '../../site/page.ts'
import type { AssetStore } from './assetStore.ts'
import { drawFigure, figureSize } from './figures/drawFigure.ts'

/** Makes the exercises ready to show; the figure of one is drawn when a page asks for it. */
export function exerciseBook(exercises: Exercises, assets: AssetStore): Site['exercise'] {
  const names = Object.keys(exercises)
  const drawn = new Map<string, ReturnType<Site['exercise']>>()
  return (name) => {
    const exercise = exercises[name]
    if (!exercise || drawn.has(name)) return drawn.get(name)
    const src = assets.add(`oefening-${name}.svg`, drawnFigure(exercise.figure, names.indexOf(name)))
    const shown = { ...exercise, id: name, figure: { src, ...figureSize } }
    drawn.set(name, shown)
    return shown
  }
}

const figures = new WeakMap<Figure, { index: number; svg: string }>()

/** The drawing of a figure, made once while nobody changes it: a save of a page draws none. */
function drawnFigure(figure: Figure, index: number): string {
  const known = figures.get(figure)
  if (known?.index === index) return known.svg
  const svg = drawFigure(figure, index)
  figures.set(figure, { index, svg })
  return svg
}
