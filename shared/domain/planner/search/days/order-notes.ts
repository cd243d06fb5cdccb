import type { Stay } from '#shared/domain/catalogue/facts'
import type { Note, NoteParams } from '../../../itinerary/notes.ts'
import type { TripRequest } from '../../request/trip-request.ts'
import type { RoadNetwork } from '../../../roads/road-network.ts'
import { legBetween, minutesBetween } from '../../roads/leg.ts'
import { type Farthest, farthestOutings, isShortRoadFirst } from './order-of-days.ts'
import { type SolvedDay, visitsOf } from './solved-day.ts'

function outingNote({ far, target, reason }: Farthest, days: readonly SolvedDay[], roads: RoadNetwork): Note {
  const { constraints, route } = days[far]!
  const { place } = visitsOf(route)
    .map(({ candidate }) => candidate)
    .reduce((a, b) =>
      minutesBetween(roads, constraints.from, b.place) > minutesBetween(roads, constraints.from, a.place) ? b : a,
    )
  return {
    code: 'farthest_outing',
    params: {
      place: { id: place.id, name: place.name },
      road_km: legBetween(roads, constraints.from, place).roadKm,
      day: far + 1,
      why: far === target ? reason : 'no_better_day',
    },
  }
}

/** The base farthest from the start, and when it comes in the trip; none if there is only one base. */
function farthestStayNotes(nights: readonly Stay[], { start, home }: TripRequest, roads: RoadNetwork): Note[] {
  const bases = [...new Set(nights)]
  // A stay halfway, used on the way there and back, is not a base.
  const around = bases.length > 1 && nights[0] === nights.at(-1) ? bases.slice(1) : bases
  if (around.length < 2) return []
  const far = around.reduce((a, b) => (minutesBetween(roads, start, b) > minutesBetween(roads, start, a) ? b : a))
  const note = (comes: NoteParams['farthest_stay']['comes']): Note => ({
    code: 'farthest_stay',
    params: { start: start.name, stay: { id: far.id, name: far.name }, comes, ends_at_home: home === null },
  })
  if (far === around[0]) return [note('first')]
  if (far !== around.at(-1)) return [note('middle')]
  // Only if the reverse order was tried is it known which order is better.
  return isShortRoadFirst(nights, start, roads) ? [note('last')] : []
}

/** The reasons for the order of the days, if the distances make the order important. */
export const orderNotes = (
  days: readonly SolvedDay[],
  nights: readonly Stay[],
  request: TripRequest,
  roads: RoadNetwork,
): Note[] => [
  ...farthestStayNotes(nights, request, roads),
  ...farthestOutings(days, request, roads).map((outing) => outingNote(outing, days, roads)),
]
