import type { OfferCode } from '../../catalogue/offers.ts'
import { isCalledBy, isOfSort } from '../../catalogue/place-nouns.ts'
import type { Place } from '../../catalogue/facts.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { RequestLine } from '../../itinerary/requests.ts'
import { findTown, greatCircleKm, spotOf } from './distance.ts'
import type { PlanUnderTest, TimedDay, TimedStep } from './plan-under-test.ts'

/** A line of "What you asked for" with the request that it answers. */
export interface Answer {
  line: RequestLine
  request: Request
}
export interface AtStep {
  day: TimedDay
  step: TimedStep
}

/** The lines whose request is in the idea; a sight without a place of the catalogue has that of its line, if it may be so called. */
export const answersOf = (plan: PlanUnderTest): Answer[] =>
  (plan.itinerary.requests ?? []).flatMap((line) => {
    const request = plan.idea.requests.find(({ id }) => id === line.id)
    if (!request) return []
    const place = line.place_id === undefined ? undefined : plan.placeOf(line.place_id)
    const isCalledSo = place && request.kind === 'sight' && request.placeId === null && mayBeCalled(place, request.text)
    return [{ line, request: isCalledSo ? { ...request, placeId: place.id } : request }]
  })

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 2 && word !== 'the' && word !== 'die')
/** A word of the name, of the town or of what people call the place stands in the words. */
const mayBeCalled = (place: Place, text: string): boolean => {
  const own = new Set([place.name, place.town, ...(place.nouns ?? [])].flatMap(wordsIn))
  return wordsIn(text).some((word) => own.has(word) || own.has(`${word}s`) || own.has(word.replace(/s$/u, '')))
}

/** Whether the words of a request are the name of a town or region of the list, and a place is in it. */
export function isInAreaAsked(place: Place, request: Request, { towns }: PlanUnderTest['facts']): boolean {
  if (request.kind !== 'sight' || request.placeId !== null) return false
  const name = wordsIn(request.text).join(' ')
  const area = towns.find((town) => [town.name, ...town.aliases].some((one) => wordsIn(one).join(' ') === name))
  return (
    area !== undefined && (place.town === area.name || greatCircleKm(spotOf(area), spotOf(place)) <= area.radius_km)
  )
}

/** So far from a town is no longer "in" or "near" it, unless the town reaches farther. */
const NEAR_TOWN_KM = 20
/** Whether a place is near the town that the words of a request name with it. */
export function isNearTownNamed(place: Place, request: Request, { towns }: PlanUnderTest['facts']): boolean {
  if ((request.kind !== 'sight' && request.kind !== 'activity') || request.near === null) return true
  if (request.kind === 'sight' && request.placeId !== null) return true
  const town = findTown(towns, request.near)
  if (!town || place.town === town.name) return true
  return greatCircleKm(spotOf(town), spotOf(place)) <= Math.max(NEAR_TOWN_KM, town.radius_km)
}

/** The steps at which a line points; a pointer at nothing is left out. */
export const stepsOfLine = ({ days }: PlanUnderTest, { where }: RequestLine): AtStep[] =>
  where.flatMap((at) =>
    days
      .filter(({ day }) => day === at.day)
      .flatMap((day) => day.steps.filter(({ start }) => start === at.start).map((step) => ({ day, step }))),
  )

export const hasOffer = (place: Place, offer: OfferCode): boolean =>
  place.offers.includes(offer) || (place.also_offers ?? []).includes(offer)

const isAsked = (place: Place, { noun }: { noun?: string }): boolean => noun === undefined || isCalledBy(place, noun)

/** Whether a visit of this place is what was asked for. */
export function answers(place: Place, request: Request): boolean {
  if (request.kind === 'sight') {
    if (request.placeId !== null) return place.id === request.placeId
    return !request.named && (request.sort === null || isOfSort(place, request.sort)) && isAsked(place, request)
  }
  if (request.kind !== 'activity') return true
  if (request.offer !== null) return hasOffer(place, request.offer)
  return request.sort !== null && isOfSort(place, request.sort) && isAsked(place, request)
}
/** Whether a place would serve the purpose of what cannot be had: the same kind, or an offer in common. */
export function servesAs(place: Place, request: Request, asked: Place | undefined): boolean {
  if (asked) return place.kind === asked.kind || place.offers.some((offer) => hasOffer(asked, offer))
  if (request.kind === 'sight') return request.sort === null || isOfSort(place, request.sort)
  return request.kind !== 'activity' || answers(place, request) || (request.offer === null && request.sort === null)
}

/** The place of the catalogue that a request names. */
export const placeAsked = ({ placeOf }: PlanUnderTest, request: Request): Place | undefined =>
  request.kind === 'sight' && request.placeId !== null ? placeOf(request.placeId) : undefined
