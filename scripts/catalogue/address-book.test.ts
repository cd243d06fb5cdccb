import { expect, test } from 'vitest'
import { foldName } from '#shared/domain/fold-name'
import { PROVINCES } from '#shared/domain/provinces'
import { PROVINCE_BOUNDS } from './province-bounds.ts'
import { readAddressBook } from './read-address-book.ts'
import { readFacts } from './read-facts.ts'

const { countries, states, settlements } = readAddressBook()

test('every id and every key occurs once', () => {
  for (const rows of [countries, states]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length)
  }
  const ids = [...readFacts().towns, ...settlements].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('every state belongs to a country, and South Africa has its nine provinces under the site’s names', () => {
  const known = new Set(countries.map(({ id }) => id))
  expect(states.filter(({ country_id }) => !known.has(country_id))).toEqual([])
  const home = countries.find(({ code }) => code === 'ZA')
  expect(home).toMatchObject({ id: 1, country: 'South Africa' })
  expect(states.filter(({ country_id }) => country_id === 1).map(({ state }) => state)).toEqual(
    Object.values(PROVINCES),
  )
})

test('every settlement is inside its province, and none has a name twice', () => {
  for (const { name, aliases, province, lat, lon } of settlements) {
    const { south, north, west, east } = PROVINCE_BOUNDS[province]
    expect(lat >= south && lat <= north && lon >= west && lon <= east, `${name} in ${province}`).toBe(true)
    const names = [name, ...aliases].map(foldName)
    expect(new Set(names).size, name).toBe(names.length)
  }
})
