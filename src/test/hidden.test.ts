import { describe, expect, it } from 'vitest'
import { useProject } from './project.ts'

const project = useProject()

const head = '---\n'
const link = 'Een massage neemt'

describe('a draft', () => {
  it('is not built, nor what leads to it, and its mistakes stop nothing', async () => {
    project.change('content/privacy.mdx', '## ', '## \n\n<Tipp />\n\n## ')
    project.change('content/privacy.mdx', head, '---\nconcept: true\noude-adressen: [/oude-privacy]\n')
    project.change('content/privacy.mdx', 'lead: ', 'lead: Geheim concept. ')
    project.change('content/massage.mdx', link, `Lees [onze privacy](/privacy). ${link}`)
    const { code, output } = await project.build()
    expect([code, output]).toEqual([0, expect.stringContaining("pagina's staan in dist/")])
    const files = project.snapshot()
    expect(files['privacy.html']).toBeUndefined()
    expect(files['massage.html']).toContain('Lees onze privacy.')
    expect(Object.keys(files).filter((file) => /privacy/.test(file))).toEqual([])
    const leading = Object.entries(files).filter(([, text]) => /\/(?:oude-)?privacy(?![\w-])|Geheim concept/.test(text))
    expect(leading.map(([file]) => file)).toEqual([])
  })

  it('is on the site from its first day', async () => {
    project.undo()
    project.change('content/privacy.mdx', head, '---\nvanaf: 2031-01-02\ntot: 2031-01-03\n')
    const isBuiltOn = async (day: string) => {
      const { code } = await project.buildOn(day)
      return code === 0 && project.snapshot()['privacy.html'] !== undefined
    }
    const found: boolean[] = []
    for (const day of ['2031-01-01', '2031-01-02']) found.push(await isBuiltOn(day))
    expect(found).toEqual([false, true])
  })
})
