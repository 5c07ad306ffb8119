import { expect, it } from 'vitest'
import { securityHeaders } from './securityHeaders.ts'

it('every answer carries the eight headers that were decided, and no feature is open', () => {
  const { 'Permissions-Policy': permissions = '', ...others } = securityHeaders
  expect(others).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
  })
  const features = permissions.split(', ')
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([])
  expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']))
})
