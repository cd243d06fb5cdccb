import type { Facts, Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../../geo.ts'
import { onceFor } from '#shared/domain/catalogue/once-for'
import { type TripRequest, groupSize } from '../../request/trip-request.ts'
import { minutesBetween } from '../../roads/leg.ts'
import { driveLimitMinutes } from '../settings.ts'
import { bedPoints, type StaySearch } from './rate-stay.ts'

const CELL_DEGREES = 0.5
const KEPT_IN_A_CELL = 4
/** The greatest distance of a base from the requested area, unless it is in a requested province. */
const FARTHEST_KM = 170

const isAround = (stay: Stay, { areas }: TripRequest): boolean =>
  areas.some((area) => area.province === stay.province || kmBetween(area, stay) <= FARTHEST_KM + area.radiusKm)

const shortlistsOf = onceFor((_request: TripRequest) => new Map<string, Stay[]>())
/** The stays to compare; found once, because every scope of a search compares the same ones. */
export function shortlistStays(request: TripRequest, facts: Facts, search: StaySearch): Stay[] {
  const shortlists = shortlistsOf(request, facts)
  const key = `${search.priceWeight} ${search.baseCount === 0}`
  const found = shortlists.get(key)
  if (found) return found
  const made = makeShortlist(request, facts, search)
  shortlists.set(key, made)
  return made
}

/**
 * In each square of about 50 km the best of those within a day's drive of the start, first those
 * with a bed for everybody or asked for by name. All points of a square have about the same places in reach.
 */
function makeShortlist(request: TripRequest, facts: Facts, search: StaySearch): Stay[] {
  const people = groupSize(request)
  const limit = driveLimitMinutes(request.gradeMin)
  const cells = new Map<string, { stay: Stay; comesFirst: boolean; points: number }[]>()
  for (const stay of facts.stays) {
    if (!isAround(stay, request) || minutesBetween(facts.roads, request.start, stay) > limit) continue
    const cell = `${Math.floor(stay.lat / CELL_DEGREES)}/${Math.floor(stay.lon / CELL_DEGREES)}`
    const rated = {
      stay,
      comesFirst: stay.beds >= people || request.stayIds.includes(stay.id),
      points: bedPoints(stay, request, facts, { ...search, nights: 1 }),
    }
    const stays = cells.get(cell)
    if (stays) stays.push(rated)
    else cells.set(cell, [rated])
  }
  return [...cells.values()].flatMap((stays) =>
    stays
      .toSorted(
        (a, b) =>
          Number(b.comesFirst) - Number(a.comesFirst) || b.points - a.points || a.stay.id.localeCompare(b.stay.id),
      )
      .slice(0, KEPT_IN_A_CELL)
      .map(({ stay }) => stay),
  )
}
