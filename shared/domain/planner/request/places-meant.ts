import type { Facts, Place } from '../../catalogue/facts.ts'
import type { NearBy, Request, SightRequest } from '../../idea/requests/request.ts'
import { kmBetween, type Point } from '../../geo.ts'
import { plainName, readIndex } from '../places/facts-index.ts'
import { findArea, findTown } from './find-areas.ts'
import { isOfAnySort, isTelling, placesNamed } from './name-words.ts'
import { hasWord } from './own-nouns.ts'
import { answers, isOfOtherTown, isStopRequest, SHORT_WAY_KM } from './stops-to-arrange.ts'
import type { Area } from './trip-request.ts'

/** So far from the town that its words name, or from the area of the trip, a place is another of the name. */
const NEAR_TOWN_KM = 60
const NEAR_TRIP_KM = 250
/** Of words that many places have, the place in the town is meant. */
const SAME_TOWN_KM = 25
const LITTLE_WORDS = new Set(
  'the a an of for vir with and or in at on by near to die n en of van by op te se naby na see visit'.split(' '),
)
/** "Howick chocolate" is no other sight of Howick. */
const isPlaceName = (word: string, facts: Facts): boolean => findTown(facts, word) !== null

interface Candidate {
  place: Place
  km: number
  /** The words of the request that the place holds, and of them those in its name. */
  held: number
  inName: number
}

function candidatesFor(
  words: readonly string[],
  named: boolean,
  near: Area | null,
  spots: readonly Point[],
  facts: Facts,
): Candidate[] {
  const townWords =
    near === null ? [] : [near.name, ...(near.town?.aliases ?? [])].flatMap((name) => plainName(name).split(' '))
  const isOfTown = (word: string) => townWords.includes(word)
  const others = words.filter((word) => !isOfTown(word))
  const telling = others.filter((word) => isTelling(word, facts))
  const ofTown = words.filter(isOfTown)
  // Of words that tell nothing, the places that have them all are those that have the rarest.
  const [rarest] = words.toSorted((a, b) => placesNamed(a, facts).size - placesNamed(b, facts).size)
  const places = new Set([...telling, ...ofTown, rarest!].flatMap((word) => [...placesNamed(word, facts)]))
  return [...places].flatMap((place): Candidate[] => {
    const km = Math.min(...(near ? [near] : spots).map((spot) => kmBetween(spot, place)))
    if (km > (near ? NEAR_TOWN_KM : NEAR_TRIP_KM)) return []
    const isInName = (word: string) => placesNamed(word, facts).has(place)
    const isHeld = (word: string) => isInName(word) || hasWord(place, word)
    const told = telling.filter(isInName)
    const hasTown = ofTown.some(isInName)
    const held = words.filter((word) => isHeld(word) || (isOfTown(word) && near?.name === place.town))
    const missing = words.filter((word) => !held.includes(word))
    const isWholeName = words.every(isInName) && (hasTown || (named && words.length > 1 && km <= SAME_TOWN_KM))
    const isTold = told.length > 0 || isWholeName || (hasTown && others.length > 0 && others.every(isHeld))
    // A word that says what it is must be held; one more may be the teacher's own.
    const most = told.some((word) => !isPlaceName(word, facts)) ? 1 : 0
    return missing.some(isOfAnySort) || missing.length > most || !isTold
      ? []
      : [{ place, km, held: held.length, inName: words.filter(isInName).length }]
  })
}

/** The one place of the catalogue that a name in other words means, the nearest of those that hold most of it. */
function placeMeant({ near, named }: SightRequest, text: string, spots: readonly Point[], facts: Facts): Place | null {
  const words = plainName(text)
    .split(' ')
    .filter((word) => word.length > 1 && !LITTLE_WORDS.has(word))
  if (words.length === 0) return null
  const area = near === null ? null : findArea(facts, near)
  const found = candidatesFor(words, named, area, spots, facts).toSorted(
    (a, b) => b.held - a.held || b.inName - a.inName || a.km - b.km || a.place.id.localeCompare(b.place.id),
  )
  return found[0]?.place ?? null
}

/** The area of the list of towns that a name means and nothing beside: "the Kruger", "Pilgrim's Rest". */
function areaMeant(text: string, facts: Facts): (Area & { isOwnName: boolean }) | null {
  const name = text.replace(/^(?:the|die) /iu, '')
  const area = findArea(facts, name)
  return area?.town && area.kind !== 'province'
    ? { ...area, isOwnName: plainName(area.name) === plainName(name) || WIDE.includes(area.kind) }
    : null
}
const WIDE: readonly Area['kind'][] = ['region', 'park']
const asArea = ({ name, kind, lat, lon, radiusKm }: Area): NonNullable<SightRequest['area']> => ({
  town: WIDE.includes(kind) ? null : name,
  ...(kind === 'park' ? { park: name.split(' ')[0]! } : {}),
  lat,
  lon,
  radiusKm,
})

/** The requests, with the place or the area that the planner's wider words for places find for those without one. */
export function withPlacesMeant(requests: readonly Request[], spots: readonly Point[], facts: Facts): Request[] {
  const found = requests.map((request): Request => {
    if (request.kind !== 'sight' || request.placeId !== null || request.landmark || request.barred) return request
    const { unsure, ...sure } = request
    const area = areaMeant(request.text, facts)
    const place = area?.isOwnName ? null : placeMeant(request, request.text, spots, facts)
    if (place && !isOfOtherTown(place, request, spots)) {
      const { noun, nouns, ...named } = sure
      return { ...named, placeId: place.id, sort: null, near: place.town }
    }
    return area ? { ...sure, area: asArea(area) } : request
  })
  return found.map((request) => {
    const near = nearByOf(request, facts)
    return {
      ...request,
      ...(near ? { nearBy: near } : {}),
      ...(isPartOf(request, found, facts) ? { isPart: true } : {}),
    }
  })
}

/** Round the town that the words of a request name, where it is met; undefined if they name none. */
function nearByOf(request: Request, facts: Facts): NearBy | undefined {
  if (!isStopRequest(request) || request.near === null) return undefined
  if (request.kind === 'sight' && (request.placeId !== null || request.area)) return undefined
  const area = findArea(facts, request.near)
  if (!area || area.kind === 'province') return undefined
  return { lat: area.lat, lon: area.lon, km: Math.max(SHORT_WAY_KM, area.radiusKm) }
}

const PARKS: readonly Place['kind'][] = ['game-reserve', 'nature-reserve', 'botanical-garden', 'heritage-site']
/** Whether a sight without a name is a feature of a park that is named in its sentence. */
function isPartOf(request: Request, requests: readonly Request[], facts: Facts): request is Request & SightRequest {
  if (request.kind !== 'sight' || request.named || request.placeId !== null || request.near !== null) return false
  if ((request.sort !== 'mountain' && request.sort !== 'water') || request.beside?.by === 'line') return false
  const park = requests.find(({ id }) => id === request.beside?.id)
  const others = requests.filter(({ id }) => request.beside?.others?.includes(id))
  const parks = [park, ...others].flatMap((one) =>
    one?.kind === 'sight' && one.placeId !== null ? (readIndex(facts).placeById.get(one.placeId)?.place ?? []) : [],
  )
  return parks.some(({ kind }) => PARKS.includes(kind)) && !parks.some((place) => answers(place, request))
}
