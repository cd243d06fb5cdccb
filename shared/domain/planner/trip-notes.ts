import type { Facts } from '../catalogue/facts.ts'
import type { Note } from '../itinerary/notes.ts'
import { clockOf } from '../itinerary/words.ts'
import { groupSize, type TripRequest } from './request/trip-request.ts'
import type { PlannedDay } from './schedule/planned-day.ts'
import type { ScheduledTrip } from './schedule/scheduled-trip.ts'
import { bedsOf } from './search/bases/lodging.ts'
import { orderNotes } from './search/days/order-notes.ts'

function bedsNote({ request, lodgings }: ScheduledTrip): Note | null {
  const people = groupSize(request)
  const short = lodgings.find((lodging) => bedsOf(lodging) < people)
  return short ? { code: 'too_few_beds', params: { beds: bedsOf(short), people, town: short.stay.town } } : null
}

const clockOrNull = (minutes: number | null) => (minutes === null ? null : clockOf(minutes))
/** The note if the requested hours cannot be kept. */
function hoursNote({ hours: { from, to } }: TripRequest, days: readonly PlannedDay[]): Note | null {
  const [begins, ends] = [days[0]!.steps[0]!.start, days.at(-1)!.steps.at(-1)!.end]
  const isKept = (from === null || begins >= from) && (to === null || ends <= to)
  if (isKept) return null
  const [not_before, back_by] = [clockOrNull(from), clockOrNull(to)]
  return { code: 'hours_not_kept', params: { not_before, back_by, begins: clockOf(begins), ends: clockOf(ends) } }
}

/** The notes about a trip that depend on its days: too few beds, hours not kept, the order of its days. */
export function tripNotes(trip: ScheduledTrip, facts: Facts): Note[] {
  const { request, chosen, days, lodgings } = trip
  const notes = [bedsNote(trip), hoursNote(request, days)].filter((note) => note !== null)
  const nights = lodgings.map(({ stay }) => stay)
  return [...notes, ...orderNotes(chosen.days, nights, request, facts.roads)]
}
