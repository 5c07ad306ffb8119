import { describe, expect, it } from 'vitest'
import { scriptJson } from './structuredData.ts'

describe('JSON in a script element', () => {
  it('cannot end the script or begin a comment', () => {
    const json = scriptJson({ name: '</script><script>alert(1)</script>', text: '<!-- ' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>', text: '<!-- ' })
  })
  it('keeps every other character', () => {
    const data = { a: 'é & "quotes" \\ > \u2028', b: [1, null, true] }
    expect(JSON.parse(scriptJson(data))).toEqual(data)
  })
})
