import { describe, expect, it } from 'vitest'
import { searchFiles } from './searchFiles.ts'

const robotsFrom = (text: string) => searchFiles(['/'], 'https://www.praktijk.example', text).get('robots.txt')

describe('robots.txt', () => {
  it('ends with the address of the sitemap', () => {
    expect(robotsFrom('User-agent: *\nAllow: /\n')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.praktijk.example/sitemap.xml\n',
    )
  })
  it('holds nothing else when nobody wrote one', () => {
    expect(robotsFrom('')).toBe('Sitemap: https://www.praktijk.example/sitemap.xml\n')
  })
})
