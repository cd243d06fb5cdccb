import { monthOf } from '#shared/domain/calendar'
import type { Place } from '#shared/domain/catalogue/facts'
import { isDoneAt, turnsOf } from '#shared/domain/catalogue/programmes'
import { lowTideNear } from '../../tide.ts'
import { minutesOf } from '../../itinerary/clock.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { PlannedDay } from './planned-day.ts'
import type { PlannedStep, VisitProgramme } from './planned-step.ts'
import type { RankedProgramme } from './rank-programmes.ts'

/** The most programmes on the visits of one day, besides those of visits that were asked for: learners came to see the places. */
const MOST_A_DAY = 2
/** What was asked for has the programme that fits it, before a place that only lies near. */
const ASKED_POINTS = 3
/** A programme takes no more than this part of a visit. */
const MOST_PART = 0.5
/** What a place is known for fits better than what it is, and what it is known for first fits best. */
const OFFER_POINTS = 2
const POINTS_A_RANK = 0.25

/** A programme for a visit; what fits best has most points. */
interface Match extends VisitProgramme {
  day: PlannedDay
  step: PlannedStep
  points: number
}

/** How well a place fits it, by its kind and its first offers; 0: not at all. */
function fitAt({ programme }: RankedProgramme, place: Place): number {
  if (!isDoneAt(programme, place)) return 0
  const offers = programme.at?.offers
  if (!offers) return 1
  return Math.max(1, OFFER_POINTS - POINTS_A_RANK * place.offers.findIndex((offer) => offers.includes(offer)))
}

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

const isAskedFor = ({ step }: { step: PlannedStep }): boolean =>
  step.visit!.candidate.score.some(({ reason }) => reason === 'asked for by name')

/** All of these that could be done on a visit. */
function matchesOf(step: PlannedStep, day: PlannedDay, trip: TripRequest, ranked: readonly RankedProgramme[]): Match[] {
  const visited = step.visit?.candidate
  if (!visited || visited.arranged || step.role !== 'visit') return []
  return ranked.flatMap((one): Match[] => {
    const { programme } = one
    const fit = fitAt(one, visited.place)
    const minutes = fit > 0 ? minutesIn(step, day, one, trip) : 0
    if (minutes === 0) return []
    const lowTide = programme.tide ? lowTideNear(day.date, step.spot, step.start, step.end) : undefined
    if (lowTide === null) return []
    return [
      { day, step, programme, minutes, lowTide, points: one.points + fit + (isAskedFor({ step }) ? ASKED_POINTS : 0) },
    ]
  })
}

/**
 * The days with what the group does during its visits: for each at most one programme of the catalogue that the place and
 * the hour allow and that serves the trip, none twice. One that the owner of the plan chose comes first and need not serve
 * it, then what was asked for, then what fits best.
 */
export function placeVisitProgrammes(
  days: readonly PlannedDay[],
  trip: TripRequest,
  programmes: readonly RankedProgramme[],
): PlannedDay[] {
  // Nobody fills in worksheets on a reward, at a match or before singing.
  const ranked = trip.occasion ? [] : programmes.filter(({ programme, serves }) => programme.at && serves)
  const matchesAmong = (among: (step: PlannedStep) => readonly RankedProgramme[]) =>
    days.flatMap((day) => day.steps.flatMap((step) => matchesOf(step, day, trip, among(step))))
  const chosen: Match[] = []
  const isFree = (match: Match) =>
    chosen.every(({ step, programme }) => step !== match.step && programme !== match.programme)
  const countOthers = (day: PlannedDay) => chosen.filter((one) => one.day === day && !isAskedFor(one)).length
  const ofOwner = (step: PlannedStep) => trip.visitProgrammes?.get(step.visit?.candidate.place.id ?? '')
  for (const match of matchesAmong((step) => programmes.filter(({ programme }) => programme.id === ofOwner(step))))
    if (isFree(match)) chosen.push(match)
  const asked = new Set([...trip.askedProgrammes.values()].flat())
  const ofRequests = programmes.filter(({ programme }) => programme.at && asked.has(programme))
  for (const match of matchesAmong(() => ofRequests)) if (isFree(match)) chosen.push(match)
  for (const match of matchesAmong(() => ranked).toSorted((a, b) => b.points - a.points))
    if (isFree(match) && (isAskedFor(match) || countOthers(match.day) < MOST_A_DAY)) chosen.push(match)
  return days.map((day) => ({
    ...day,
    steps: day.steps.map((step) => {
      const found = chosen.find((match) => match.step === step)
      if (!found) return step
      const { programme, minutes, lowTide } = found
      return { ...step, visitProgramme: { programme, minutes, lowTide } }
    }),
  }))
}
