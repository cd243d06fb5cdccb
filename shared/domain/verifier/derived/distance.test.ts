import { expect, it } from 'vitest'
import { greatCircleKm } from './distance.ts'

it('distances between cities agree with an atlas', () => {
  const johannesburg = { latitude: -26.2041, longitude: 28.0473 }
  const capeTown = { latitude: -33.9249, longitude: 18.4241 }
  expect(greatCircleKm(johannesburg, capeTown)).toBeGreaterThan(1255)
  expect(greatCircleKm(johannesburg, capeTown)).toBeLessThan(1270)
  expect(greatCircleKm(capeTown, capeTown)).toBe(0)
})
