import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { searchTowns } from './towns.ts'

const namesOf = async (typed: string, limit = 8) => (await searchTowns(env.DB, typed, limit)).map(({ name }) => name)

test('the first letters of a name are enough', async () => {
  expect(await namesOf('bloemf')).toEqual(['Bloemfontein'])
})

test('an alias finds its town, and a name comes before an alias', async () => {
  expect(await namesOf('Jozi')).toContain('Johannesburg')
  expect((await namesOf('durban'))[0]).toBe('Durban')
})

test('every word typed must begin a word, in any order and without accents', async () => {
  expect(await namesOf('elizabeth port')).toEqual(['Gqeberha'])
  expect(await namesOf('pört ELIZ')).toEqual(['Gqeberha'])
  expect(await namesOf('durban xylophone')).toEqual([])
})

test('what is typed is never an operator of the search language', async () => {
  for (const typed of ['"', '*', 'NEAR(', 'name:durban AND', '-durban', "'; DROP TABLE towns", '()', '   ', '🚌'])
    await expect(searchTowns(env.DB, typed, 8)).resolves.toBeInstanceOf(Array)
  expect(await namesOf('🚌')).toEqual([])
})

test('no more are answered than were asked for', async () => {
  expect(await namesOf('p', 3)).toHaveLength(3)
})
