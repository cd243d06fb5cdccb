import type { Facts, Place } from '../../catalogue/facts.ts'
import { isCalledBy } from '../../catalogue/place-nouns.ts'
import type { Request } from '../../idea/requests/request.ts'
import { findArea } from '../request/find-areas.ts'
import type { Plan } from '../plan.ts'
import { hasWord } from '../request/own-nouns.ts'
import type { Answer, AnsweringStep } from './answer.ts'

/** A thing that was asked for in a town is had there if it is as near as this by road. */
const THERE_KM = 20

const placeOf = ({ step }: AnsweringStep): Place | undefined => step.visit?.candidate.place
const initialsOf = ({ name }: Place): string =>
  name
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0).toLowerCase())
    .join('')

/** Whether a place has all the words of what was asked for, or is called by its initials. */
function hasAllWords(place: Place, request: Request, { language }: Plan['request']): boolean {
  if (request.kind !== 'sight' && request.kind !== 'activity') return true
  const { noun } = request
  if (noun !== undefined && !isCalledBy(place, noun)) return false
  // Who asks for an offer says with it how and with whom it is to be. What is written of a place is in English.
  if ((request.kind === 'activity' && request.offer !== null) || language !== 'en') return true
  const ofSort = noun?.split(/[ -]/u) ?? []
  return (request.nouns ?? []).every(
    (word) => ofSort.includes(word) || hasWord(place, word) || (word.length > 2 && initialsOf(place).startsWith(word)),
  )
}

/** Road km to a place from the town where the thing was asked for; 0 if it names none. */
function kmFromTown(place: Place, request: Request, facts: Facts): number {
  if ((request.kind !== 'sight' && request.kind !== 'activity') || request.near === null) return 0
  const town = findArea(facts, request.near)
  return town === null ? 0 : facts.roads.measure(town, place).km
}

/** The names of the places that are visited in steps, each once. */
export const namesOf = (steps: readonly AnsweringStep[]): string[] => [
  ...new Set(steps.flatMap((one) => placeOf(one)?.name ?? [])),
]

/** Whether the visits of a request are what was written: of that name, with those words, and in that town. */
export function asWritten(
  request: Request,
  steps: AnsweringStep[],
  { request: trip }: Pick<Plan, 'request'>,
  facts: Facts,
): Pick<Answer, 'state' | 'steps' | 'why'> {
  if (request.kind === 'sight' && (request.placeId !== null || request.area)) return { state: 'met', steps, why: null }
  const all = (isSo: (place: Place) => boolean, of: readonly AnsweringStep[]) =>
    of.filter((one) => {
      const place = placeOf(one)
      return place === undefined || isSo(place)
    })
  const there = all((place) => kmFromTown(place, request, facts) <= THERE_KM, steps)
  const written = all((place) => hasAllWords(place, request, trip), there)
  if (written.length > 0) return { state: 'met', steps: written, why: null }
  if (there.length > 0)
    return { state: 'partly', steps: there, why: { code: 'of_its_kind', params: { places: namesOf(there) } } }
  const km = Math.min(...steps.flatMap((one) => placeOf(one) ?? []).map((place) => kmFromTown(place, request, facts)))
  const town = request.kind === 'sight' || request.kind === 'activity' ? request.near! : ''
  return {
    state: 'partly',
    steps,
    why: { code: 'elsewhere', params: { places: namesOf(steps), town, road_km: Math.round(km) } },
  }
}
