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
    project.change('content/algemene-voorwaarden.mdx', head, '---\nvanaf: 2031-01-02\ntot: 2031-01-03\n')
    const { code, output } = await project.buildOn('2031-01-01')
    expect([code, output]).toEqual([0, expect.stringContaining("pagina's staan in dist/")])
    const files = project.snapshot()
    expect(files['privacy.html']).toBeUndefined()
    expect(files['massage.html']).toContain('Lees onze privacy.')
    expect(Object.keys(files).filter((file) => /privacy/.test(file))).toEqual([])
    const leading = Object.entries(files).filter(([, text]) => /\/(?:oude-)?privacy(?![\w-])|Geheim concept/.test(text))
    expect(leading.map(([file]) => file)).toEqual([])
  })

  it('is not built before its first day, and is from that day', async () => {
    expect(project.snapshot()['algemene-voorwaarden.html']).toBeUndefined()
    expect(await project.buildOn('2031-01-02')).toMatchObject({ code: 0 })
    expect(project.snapshot()['algemene-voorwaarden.html']).toBeDefined()
  })
})
