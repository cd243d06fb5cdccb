import { kmBetween, type Point } from '../geo.ts'
import type { DrivenLink } from './road-network.ts'
import { LEAST_KM, MOST_LOST, RUSH, RUSH_CITIES, SHARE_LOST } from './rush-cities.ts'

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
  const crossed = new Set<RushCity>()
  for (const { begins } of links) for (const city of citiesAround(begins)) crossed.add(city)
  if (crossed.size === 0) return []
  return RUSH_CITIES.filter((city) => crossed.has(city))
    .flatMap((city) => {
      const isIn = (point: Point) => citiesAround(point).includes(city)
      let after = 0
      let minutes = 0
      let km = 0
      let first: Point | null = null
      let last: Point | null = null
      for (const one of links) {
        if (isIn(one.begins) && isIn(one.ends)) {
          first ??= one.begins
          last = one.ends
          minutes += one.minutes
          km += one.link.km
        } else if (!first) after += one.minutes
      }
      if (!first || !last || km < LEAST_KM) return []
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
