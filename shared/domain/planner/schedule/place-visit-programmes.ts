import { monthOf } from '#shared/domain/calendar'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import { turnsOf } from '#shared/domain/catalogue/programmes'
import { lowTideNear } from '../../tide.ts'
import { minutesOf } from '../places/facts-index.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep, VisitProgramme } from './planned-step.ts'
import { type RankedProgramme, rankProgrammes } from './rank-programmes.ts'

/** The most programmes on the visits of one day: learners came to see the places. */
const MOST_A_DAY = 2
/** A programme takes no more than this part of a visit. */
const MOST_PART = 0.5
/** What a place is known for fits better than what it is. */
const OFFER_POINTS = 1.5

/** How well a place fits it: by one of its first offers, or by its kind; 0: not at all. */
function fitAt({ programme: { at } }: RankedProgramme, { kind, offers }: Place): number {
  if (at?.offers?.some((offer) => offers.includes(offer))) return OFFER_POINTS
  return at?.kinds?.includes(kind) ? 1 : 0
}

const lowTideOf = ({ spot, start, end }: PlannedStep, { date }: PlannedDay): number | undefined =>
  lowTideNear(date, spot, start, end) ?? undefined
const missesTheTide = ({ programme }: RankedProgramme, step: PlannedStep, day: PlannedDay): boolean =>
  programme.tide !== undefined && lowTideOf(step, day) === undefined

/** The minutes that a programme has in a visit, all turns together; 0 if it cannot be done there. */
function minutesIn(step: PlannedStep, day: PlannedDay, { programme }: RankedProgramme, trip: TripRequest): number {
  const { minutes, months, hours } = programme
  const turns = turnsOf(programme, trip.students)
  const taken = (step.within ?? []).reduce((sum, one) => sum + one.minutes, 0)
  const room = (step.end - step.start - taken) * MOST_PART
  const inHours = hours
    ? Math.min(step.end, minutesOf(hours[1])) - Math.max(step.start, minutesOf(hours[0]))
    : step.end - step.start
  const most = Math.min(room, inHours, minutes[1] * turns)
  const each = 5 * Math.floor(most / turns / 5)
  return each >= minutes[0] && (months?.includes(monthOf(day.date)) ?? true) ? each * turns : 0
}

/**
 * The days with what the group does during its visits: for each at most one programme of the catalogue that the place and
 * the hour allow and that serves a subject of the trip, none twice.
 */
export function placeVisitProgrammes(days: readonly PlannedDay[], trip: TripRequest, facts: Facts): PlannedDay[] {
  const ranked = rankProgrammes(trip, facts).filter(({ programme, serves }) => programme.at && serves)
  const used = new Set<RankedProgramme>()
  return days.map((day) => {
    let left = MOST_A_DAY
    const steps = day.steps.map((step) => {
      const visited = step.visit?.candidate
      if (left === 0 || !visited || visited.arranged || step.role !== 'visit') return step
      const found = ranked
        .filter((one) => !used.has(one))
        .map((one) => ({ one, fit: fitAt(one, visited.place), minutes: minutesIn(step, day, one, trip) }))
        .filter(({ one, fit, minutes }) => fit > 0 && minutes > 0 && !missesTheTide(one, step, day))
        .toSorted((a, b) => b.one.points + b.fit - a.one.points - a.fit)[0]
      if (!found) return step
      used.add(found.one)
      left -= 1
      const { programme, topic } = found.one
      const lowTide = programme.tide && lowTideOf(step, day)
      const visitProgramme: VisitProgramme = { programme, topic, minutes: found.minutes, lowTide }
      return { ...step, visitProgramme }
    })
    return { ...day, steps }
  })
}
