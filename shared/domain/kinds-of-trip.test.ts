import { expect, it } from 'vitest'
import { KIND_NAMES, KINDS_OF_TRIP, kindOfTrip } from './kinds-of-trip.ts'
import { isForm, TRIP_TYPES } from './trip-types.ts'

it.each(TRIP_TYPES)('%s is the form of a trip, or of one kind', (type) => {
  expect(kindOfTrip(type) === null).toBe(isForm(type))
})

it('has trip types and a name of its own for each kind', () => {
  expect(new Set(TRIP_TYPES.map(kindOfTrip))).toEqual(new Set([...KINDS_OF_TRIP, null]))
  expect(new Set(Object.values(KIND_NAMES)).size).toBe(KINDS_OF_TRIP.length)
})
