import { join } from 'node:path'
import type { CustomPlugin } from 'svgo'
import { ownPictures } from '../../content/ownPictures.ts'
import type { Mark } from '../../site/pictures.ts'
import { palette } from '../../theme/tokens.ts'
import { madeOnce } from '../../store/files.ts'
import type { Project } from '../project.ts'
import { drawingText } from '../../check/pictures.ts'
import { viewBoxOf } from './viewBox.ts'

const empty: Mark = { viewBox: '0 0 40 40', fill: 'none', shapes: '' }

/** The logo of the practice as a part of each page, taken apart once; nothing when it cannot be read, which the check reports. */
export async function readLogo({ root, places, code }: Pick<Project, 'root' | 'places' | 'code'>): Promise<Mark> {
  try {
    const source = drawingText(join(root, `content/_beelden/${ownPictures.logo}.svg`))
    const kept = await madeOnce(places.made, { source, settings: ['mark', code] }, async () =>
      Buffer.from(JSON.stringify(await markOf(source))),
    )
    return JSON.parse(Buffer.from(kept).toString())
  } catch {
    return empty
  }
}

/** Takes a drawing apart, however a drawing program saved it; styles become attributes, which the policy allows. */
export async function markOf(svg: string): Promise<Mark> {
  const { optimize } = await import('svgo')
  const mark = { ...empty }
  const apart: CustomPlugin = {
    name: 'apart',
    fn: () => ({
      element: {
        enter: ({ attributes }) => {
          for (const [name, value] of Object.entries(attributes)) attributes[name] = themed(value)
        },
      },
      root: {
        exit(root) {
          const drawing = root.children.find((node) => node.type === 'element')
          if (!drawing) return
          const { fill = 'black' } = drawing.attributes
          Object.assign(mark, { viewBox: viewBoxOf(drawing.attributes), fill })
          root.children = drawing.children
        },
      },
    }),
  }
  const { data } = optimize(svg, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeTitle',
      'removeScripts',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      'removeStyleElement',
      'cleanupIds',
      apart,
    ],
    js2svg: { useShortTags: false },
  })
  return { ...mark, shapes: data }
}

const names = new Map(Object.entries(palette).map(([name, value]) => [value.toLowerCase(), `var(--${name})`]))
const themed = (value: string): string => names.get(value.toLowerCase()) ?? value
