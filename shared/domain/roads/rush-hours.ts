import { kmBetween, type Point } from '../geo.ts'
import type { DrivenLink } from './road-network.ts'

/**
 * The cities in which weekday traffic costs a coach much time: into them in the morning, out of them in the afternoon.
 * Centres and reach are drawn roughly, the hours and the share of time lost are estimates from general knowledge.
 */
const RUSH_CITIES = [
  { name: 'Johannesburg', lat: -26.15, lon: 28.06, reachKm: 22 },
  { name: 'Pretoria', lat: -25.78, lon: 28.23, reachKm: 16 },
  { name: 'Cape Town', lat: -33.93, lon: 18.48, reachKm: 22 },
  { name: 'Durban', lat: -29.85, lon: 30.98, reachKm: 16 },
] as const
/** Minutes of the day at which the loss begins, is full, begins to fall and is over. */
const RUSH = {
  inward: { begins: 6 * 60, full: 7 * 60, falls: 8 * 60 + 15, over: 9 * 60 + 15 },
  outward: { begins: 15 * 60 + 15, full: 16 * 60 + 15, falls: 17 * 60 + 30, over: 18 * 60 + 30 },
} as const
/** The share of the usual time that is lost when the traffic is at its worst, and the most minutes in one city. */
const SHARE_LOST = 0.6
const MOST_LOST = 40
/** Shorter stretches in the reach of a city do not count. */
const LEAST_MINUTES = 10

/** A stretch of a way through one of the cities. */
export interface RushStretch {
  city: string
  direction: keyof typeof RUSH
  /** Minutes from the beginning of the way until the stretch, and its usual length. */
  after: number
  minutes: number
}

type RushCity = (typeof RUSH_CITIES)[number]
const citiesBy = new WeakMap<Point, readonly RushCity[]>()
/** The cities in whose reach a point is, cached by object, because many ways go through the same points. */
function citiesAround(point: Point): readonly RushCity[] {
  let cities = citiesBy.get(point)
  if (!cities) citiesBy.set(point, (cities = RUSH_CITIES.filter((city) => kmBetween(city, point) <= city.reachKm)))
  return cities
}

/** The stretches of a way where weekday traffic may cost time, in order. */
export function findRushStretches(links: readonly DrivenLink[]): RushStretch[] {
  const crossed = new Set(links.flatMap(({ begins }) => citiesAround(begins)))
  return RUSH_CITIES.filter((city) => crossed.has(city))
    .flatMap((city) => {
      const isIn = (point: Point) => citiesAround(point).includes(city)
      let after = 0
      let minutes = 0
      let first: Point | null = null
      let last: Point | null = null
      for (const one of links) {
        if (isIn(one.begins) && isIn(one.ends)) {
          first ??= one.begins
          last = one.ends
          minutes += one.minutes
        } else if (!first) after += one.minutes
      }
      if (!first || !last || minutes < LEAST_MINUTES) return []
      const direction: RushStretch['direction'] = kmBetween(city, last) <= kmBetween(city, first) ? 'inward' : 'outward'
      return [{ city: city.name, direction, after, minutes }]
    })
    .toSorted((a, b) => a.after - b.after)
}

/** Minutes lost on a stretch that is entered at a minute of a weekday; the later of two coaches never arrives first. */
export function minutesLost({ direction, minutes }: RushStretch, at: number): number {
  const { begins, full, falls, over } = RUSH[direction]
  const strength = Math.max(0, Math.min(1, (at - begins) / (full - begins), (over - at) / (over - falls)))
  return strength * mostMinutesLost({ minutes })
}
export const mostMinutesLost = ({ minutes }: Pick<RushStretch, 'minutes'>): number =>
  Math.min(MOST_LOST, SHARE_LOST * minutes)
