import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeAfterSignIn } from './next-place.ts'

test('accepts a page of this site, with its query and fragment', () => {
  for (const next of ['/admin/blog/new', '/search/parsed?status=complete,processing', '/itinerary/12#day-2', '/'])
    expect(placeAfterSignIn(next)).toBe(next)
})

test('never returns another site, for any spelling of its address', () => {
  const hostile = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]
  const more = [
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/%09/..//\\evil.example',
    '',
    null,
    undefined,
  ]
  for (const next of [...hostile, ...more]) expect(placeAfterSignIn(next)).toBe('/')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', ':', '@', 'e', '%', '?', '#') }), (text) => {
      const { origin } = new URL(placeAfterSignIn(text), 'https://uhambo.example')
      expect(origin).toBe('https://uhambo.example')
    }),
  )
})

test('signing in does not lead back to signing in, nor to the API', () => {
  for (const next of ['/login', '/login?next=/login', '/LOGIN/', '/api/auth/logout', '/api'])
    expect(placeAfterSignIn(next)).toBe('/')
  expect(placeAfterSignIn('/loginfo')).toBe('/loginfo')
})
