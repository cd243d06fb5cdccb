import { expect, test } from 'vitest'
import { upgrade } from './stored-versions.ts'

const UPGRADES = [
  { itinerary: ({ title }: { title: string }) => ({ name: title }) },
  { package: (stored: object) => ({ ...stored, extras: [] }) },
  { itinerary: ({ name }: { name: string }) => ({ names: [name] }) },
]

test('a document is converted by every later step, in order', () => {
  expect(upgrade('itinerary', 1, { title: 'Durban' }, UPGRADES)).toEqual({ names: ['Durban'] })
  expect(upgrade('itinerary', 3, { name: 'Durban' }, UPGRADES)).toEqual({ names: ['Durban'] })
  expect(upgrade('itinerary', 4, { names: ['Durban'] }, UPGRADES)).toEqual({ names: ['Durban'] })
})

test('a document is converted only by the steps of its kind', () => {
  expect(upgrade('package', 1, { style: 'saver' }, UPGRADES)).toEqual({ style: 'saver', extras: [] })
  expect(upgrade('draft', 1, { narrator: 'none' }, UPGRADES)).toEqual({ narrator: 'none' })
})

test('a document of a newer release is refused', () => {
  expect(() => upgrade('itinerary', 5, {}, UPGRADES)).toThrow('itinerary of version 5')
})
