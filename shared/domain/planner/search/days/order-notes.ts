import type { Stay } from '#shared/domain/catalogue/facts'
import { kmBetween } from '../../../geo.ts'
import type { Note, NoteParams } from '../../../itinerary/notes.ts'
import type { TripRequest } from '../../request/trip-request.ts'
import { legBetween } from '../../roads/leg.ts'
import { type Farthest, farthestOutings, isShortRoadFirst } from './order-of-days.ts'
import { type SolvedDay, visitsOf } from './solved-day.ts'

function outingNote({ far, target, reason }: Farthest, days: readonly SolvedDay[]): Note {
  const { constraints, route } = days[far]!
  const { place } = visitsOf(route)
    .map(({ candidate }) => candidate)
    .reduce((a, b) => (kmBetween(constraints.from, b.place) > kmBetween(constraints.from, a.place) ? b : a))
  return {
    code: 'farthest_outing',
    params: {
      place: { id: place.id, name: place.name },
      road_km: legBetween(constraints.from, place).roadKm,
      day: far + 1,
      why: far === target ? reason : 'no_better_day',
    },
  }
}

/** Of several bases the one farthest from the start, and where it comes in the trip; none where there is only one. */
function farthestStayNotes(nights: readonly Stay[], { start, home }: TripRequest): Note[] {
  const bases = [...new Set(nights)]
  // A night halfway, slept on the way there and back, is no base.
  const around = bases.length > 1 && nights[0] === nights.at(-1) ? bases.slice(1) : bases
  if (around.length < 2) return []
  const far = around.reduce((a, b) => (kmBetween(start, b) > kmBetween(start, a) ? b : a))
  const note = (comes: NoteParams['farthest_stay']['comes']): Note => ({
    code: 'farthest_stay',
    params: { start: start.name, stay: { id: far.id, name: far.name }, comes, ends_at_home: home === null },
  })
  if (far === around[0]) return [note('first')]
  if (far !== around.at(-1)) return [note('middle')]
  // Only where the round was tried the other way about is it known which way is better.
  return isShortRoadFirst(nights, start) ? [note('last')] : []
}

/** Why the days stand in the order in which they do, where the road makes it matter. */
export const orderNotes = (days: readonly SolvedDay[], nights: readonly Stay[], request: TripRequest): Note[] => [
  ...farthestStayNotes(nights, request),
  ...farthestOutings(days, request).map((outing) => outingNote(outing, days)),
]
