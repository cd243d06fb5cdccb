import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileAddress, pageAddress } from './addresses.ts'

describe('the file of a page', () => {
  test.each([
    ['/', '/'],
    ['/#idea-request', '/#idea-request'],
    ['/pricing', '/pricing/'],
    ['/user-info?searchId=5', '/user-info/?searchId=5'],
    ['/itinerary/5', '/itinerary/?id=5'],
    ['/itinerary/5?version=2#took', '/itinerary/?id=5&version=2#took'],
    ['/itinerary/5/checks', '/itinerary/checks/?id=5'],
    ['/itinerary/5/worksheets', '/itinerary/worksheets/?id=5'],
    ['/blog/nine-small-payments', '/blog/nine-small-payments/'],
    ['/icon.svg', '/icon.svg'],
  ])('of %s is %s, and back', (page, file) => {
    expect(fileAddress(page)).toBe(file)
    expect(pageAddress(file)).toBe(page)
    expect(fileAddress(file)).toBe(file)
  })

  test('leads back to the page, for any plan and query', () => {
    const word = fc.stringMatching(/^[\w-]{1,8}$/)
    const query = fc.uniqueArray(fc.tuple(word, word), { maxLength: 3, selector: ([name]) => name })
    const page = fc.constantFrom('/itinerary/7', '/itinerary/7/checks', '/itinerary/7/worksheets', '/contact', '/')
    fc.assert(
      fc.property(page, query, (path, pairs) => {
        fc.pre(pairs.every(([name]) => name !== 'id'))
        const address = `${path}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
        expect(pageAddress(fileAddress(address))).toBe(address)
      }),
    )
  })

  test('is known by the name of its file too', () => {
    expect(pageAddress('/itinerary/index.html?id=5')).toBe('/itinerary/5')
    expect(pageAddress('/pricing/index.html')).toBe('/pricing')
  })
})
