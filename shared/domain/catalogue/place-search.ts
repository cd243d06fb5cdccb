import { kmBetween, type Point } from '../geo.ts'
import type { Place } from './facts.ts'

/** What a search for a place looks at: what it is called, where it is, and what it is about. */
export const SEARCHED_FIELDS = ['name', 'also', 'town', 'kind', 'summary', 'subjects', 'topics', 'offers'] as const

const SHORTEST = 2
const MOST_WORDS = 6
const MOST_PLACES = 12

/** The words that a place must have, all of them; null if they are too short to search for. */
export function readPlaceWords(text: string): string[] | null {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.join('').length < SHORTEST ? null : words.map((word) => word.toLowerCase())
}

/** The places that have every one of these words. */
export const findPlaces = (places: readonly Place[], words: readonly string[]): Place[] =>
  places.filter((place) => {
    const searched = SEARCHED_FIELDS.map((field) => wordsIn(place[field]))
      .join(' ')
      .toLowerCase()
    return words.every((word) => searched.includes(word))
  })
const wordsIn = (value: unknown = '') => (typeof value === 'string' ? value : JSON.stringify(value))

/** The places that are shown of those found: those whose name has the words, then the others; the nearest to a point first. */
export function choosePlaces(found: readonly Place[], words: readonly string[], near: Point | null): Place[] {
  const isNamed = ({ name }: Place) => words.every((word) => name.toLowerCase().includes(word))
  const ranked = found.map((place) => ({
    place,
    rank: isNamed(place) ? 0 : 1,
    km: near ? kmBetween(place, near) : 0,
  }))
  return ranked
    .toSorted((a, b) => a.rank - b.rank || a.km - b.km)
    .slice(0, MOST_PLACES)
    .map(({ place }) => place)
}

/** A point of a query ("-29.86,31.03"); null for anything else. */
export function readPoint(text: string): Point | null {
  const found = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text)
  return found ? { lat: Number(found[1]), lon: Number(found[2]) } : null
}
