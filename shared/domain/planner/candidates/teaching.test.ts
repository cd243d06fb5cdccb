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
  ])('are the same thing: %s, %s', (caps, shown) => expect(isAbout(caps, shown)).toBe(true))
  it.each([
    ['civil resistance in South Africa 1970s to 1980s', 'Khoikhoi resistance'],
    ['water and food security', 'food webs'],
    ['population ecology', 'island ecology'],
    ['Cold War', 'South African War and mapwork'],
  ])('have a word in common and no more: %s, %s', (caps, shown) => expect(isAbout(caps, shown)).toBe(false))
})
