import { afterEach, expect, test, vi } from 'vitest'
import { findSearchId } from './where-from.ts'

const cameFrom = (address: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
const find = (query = '') => findSearchId(new URLSearchParams(query))

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the query has priority, then the referring plan, then the browser’s storage', () => {
  expect(find()).toBeNull()
  localStorage.setItem('pending_search_id', '11')
  expect(find()).toBe('11')
  cameFrom(`${location.origin}/itinerary/22`)
  expect(find()).toBe('22')
  expect(find('searchId=33')).toBe('33')
})

test.each(['https://elsewhere.example/itinerary/22', `${location.origin}/itinerary/22/x`, 'no address', ''])(
  'a referring page that is no plan of this site says nothing: %s',
  (address) => {
    cameFrom(address)
    expect(find()).toBeNull()
  },
)

test('a value that is not a search id is ignored', () => {
  localStorage.setItem('pending_search_id', '<script>')
  expect(find('searchId=abc')).toBeNull()
  localStorage.setItem('pending_search_id', '11')
  expect(find('searchId=-1')).toBe('11')
})
