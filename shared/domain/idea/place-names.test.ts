import { describe, expect, it } from 'vitest'
import { gazetteerOf, readFacts } from '../../../scripts/catalogue/read-facts.ts'
import { kmBetween } from '../geo.ts'
import { gazetteerIndex, placeKey } from './gazetteer-index.ts'
import { IdeaText } from './idea-text.ts'
import { readPlaces } from './places.ts'

const gazetteer = gazetteerOf(readFacts())
const read = (text: string) => readPlaces(new IdeaText(text), gazetteer)
const placesIn = (text: string) =>
  read(text)
    .mentions.filter(({ role }) => role !== 'none' && role !== 'school')
    .flatMap(({ place }) => place.placeId ?? [])

describe('a part of a name', () => {
  const townOf = (name: string | null) => gazetteer.towns.find((town) => town.name === name)
  const parts = [...gazetteerIndex(gazetteer).exact].filter(([, { isPart }]) => isPart)
  const FAR_TOWNS = ['Upington', 'Makhanda', 'Musina'].map(townOf)
  it('means no place of another end of the country', () => {
    const read = parts.filter(([words, { town, placeId }]) => {
      const at = townOf(town)
      const far = at && FAR_TOWNS.find((one) => one && kmBetween(one, at) > 400)
      return far && placesIn(`Trip to ${far.name}, 40 learners. ${words}`).includes(placeId!)
    })
    expect(parts.length).toBeGreaterThan(500)
    expect(read.map(([words]) => words)).toEqual([])
  })
  it('has a word that the name writes with a capital', () => {
    const named = new Map(gazetteer.places.map((place) => [place.id, place]))
    const small = parts.flatMap(([, { placeId }]) => {
      const place = named.get(placeId!)!
      return place.name.split(' and ').filter((part) => part.includes(' ') && part === part.toLowerCase())
    })
    expect(small.length).toBeGreaterThan(20)
    expect(small.filter((part) => gazetteerIndex(gazetteer).exact.get(placeKey(part))?.isPart)).toEqual([])
  })
  it.each([
    ['Augrabies toe van Upington, met die Orange River Cellars', 'frere-bridge-and-orange-river-aliwal-north'],
    ['Isandlwana and Rorke’s Drift: the Anglo Boer war and the Zulu war', 'anglo-boer-war-museum'],
    ['24-26 Sept in Bela-Bela, Erfenisdag is die Vrydag', 'erfenis-dam-nature-reserve'],
  ])('is not found in %j', (text, id) => expect(placesIn(text).join()).not.toContain(id))
})

describe('a place that is known by a part of its name', () => {
  it.each([
    ['History weekend: Talana in Dundee', 'talana-museum'],
    ['Isandlwana on the first day', 'isandlwana-battlefield'],
    ['the new Kgodumodumo at Golden Gate', 'kgodumodumo-dinosaur-interpretation-centre'],
    ['Robben Island, Cape Point', 'cape-point-and-cape-of-good-hope'],
    ['Cango caves, Storms River, maybe Addo', 'addo-elephant-national-park'],
    ['Newcastle, and Majuba on the last day', 'majuba-battlefield'],
    ['Ons wil Bothaville toe, een dag op Nampo', 'nampo-park-bothaville'],
    ['Orange River rafting', 'orange-river-rafting-vioolsdrif'],
  ])('is found in %j', (text, id) => expect(placesIn(text)).toContain(id))
  it('is the town alone where the group lives', () => {
    expect(placesIn('School in Addo. Trip to Graaff-Reinet')).not.toContain('addo-elephant-national-park-x')
    expect(read('School in Addo. Trip to Graaff-Reinet')).toMatchObject({ origin: 'Addo', location: 'Graaff-Reinet' })
  })
})

describe('another school', () => {
  it.each([
    'Band tour from Gqeberha to Cape Town, a workshop with another school (Rustenburg Girls?)',
    'From Gqeberha. Tour to Cape Town, we play Rustenburg Girls',
  ])('is not where the group lives: %j', (text) =>
    expect(read(text)).toMatchObject({ origin: 'Gqeberha', location: 'Cape Town' }),
  )
})
