import type { Facts } from '#shared/domain/catalogue/facts'
import { offerOf } from '#shared/domain/catalogue/offers'
import { namesAsked, teachesAny } from '../places/teaching.ts'
import { givesOffer, isMeant } from '../request/stops-to-arrange.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { Candidate, Wish } from './candidates.ts'
import { comesTo } from './requested-area.ts'

/** A place farther from the area than this serves no wish for something to see or do. */
const OFFER_KM = 95
/** An offer counts twice, as a theme may have been read from the same words. */
const OFFER_WEIGHT = 2

/** Each subject, theme and offer that was asked for and, where several areas were, each of them. */
export function wishesOf(request: TripRequest, facts: Facts): Wish[] {
  const areas = request.areas.length > 1 ? request.areas : []
  const arranged = new Set(request.stops.map(({ requestId }) => requestId))
  const sights = request.requests.filter(
    (one) => one.kind === 'sight' && one.placeId === null && one.force !== 'not' && !arranged.has(one.id),
  )
  return [
    ...sights.map(
      (asked): Wish => ({
        kind: 'request',
        name: asked.text,
        weight: OFFER_WEIGHT,
        isServedBy: (one) => one.kmFromArea <= OFFER_KM && isMeant(one.place, asked, request.ownNouns),
      }),
    ),
    ...request.subjects.map((name): Wish => {
      const names = namesAsked(facts.curriculum, name, request)
      return { kind: 'subject', name, weight: 1, isServedBy: ({ place }) => teachesAny(place, names) }
    }),
    ...request.themes.map(
      (name): Wish => ({
        kind: 'theme',
        name,
        weight: 1,
        isServedBy: ({ place }) => place.trip_types.includes(name),
      }),
    ),
    ...request.offers.map(
      (offer): Wish => ({
        kind: 'offer',
        name: offerOf(offer).name,
        weight: OFFER_WEIGHT,
        isServedBy: (one) => one.kmFromArea <= OFFER_KM && givesOffer(one.place, offer, request),
      }),
    ),
    ...areas.map(
      (area): Wish => ({
        kind: 'area',
        name: area.name,
        weight: 1,
        isServedBy: ({ place }) => area.kind === 'province' || comesTo(place, area),
      }),
    ),
  ]
}
/** The wishes that some visit serves, one bit for each. */
export const servedAsBits = (visited: readonly Candidate[], wishes: readonly Wish[]): number =>
  wishes.reduce((bits, { isServedBy }, wish) => (visited.some(isServedBy) ? bits | (1 << wish) : bits), 0)
/** How many of the wishes some visit serves, each by its weight. */
export const countServed = (visited: readonly Candidate[], wishes: readonly Wish[]): number =>
  wishes.reduce((sum, { weight, isServedBy }) => sum + (visited.some(isServedBy) ? weight : 0), 0)
