import { describe, expect, it } from 'vitest'
import { isAbout } from './teaching.ts'

describe('a CAPS topic and what a place shows', () => {
  it.each([
    ['sources of energy', 'energy'],
    ['democracy and citizenship', 'government and democracy'],
    ['coming of democracy', 'democracy'],
    ['biodiversity of plants', 'biodiversity'],
    ['fossils', 'Karoo life and fossils'],
    ['African and world music', 'music'],
    ['weathering, rivers and coasts', 'coastal landforms'],
    ['electric circuits', 'electricity'],
    ['sustainable tourism', 'sustainability'],
    ['geomorphology: plate tectonics, volcanoes, earthquakes', 'volcanic landforms'],
  ])('match: %s, %s', (caps, shown) => expect(isAbout(caps, shown)).toBe(true))
  it.each([
    ['civil resistance in South Africa 1970s to 1980s', 'Khoikhoi resistance'],
    ['water and food security', 'food webs'],
    ['population ecology', 'island ecology'],
    ['Cold War', 'South African War and mapwork'],
    ['weather and synoptic maps', 'weathering'],
    ['weathering, rivers and coasts', 'weather'],
    ['capitalism in the USA', 'ZAR capital'],
    ['rural settlement', 'settlers'],
    ['nationalisms in South Africa, Middle East and Africa', 'League of Nations'],
    ['living and non-living things', 'Livingstone'],
    ['plants and animals on Earth', 'plantations'],
  ])('do not match with one common word: %s, %s', (caps, shown) => expect(isAbout(caps, shown)).toBe(false))
})
