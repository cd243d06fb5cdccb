import type { Facts } from '#shared/domain/catalogue/facts'
import type { TripType } from '../../trip-types.ts'
import { type Candidate, isNamed, type Wish } from '../candidates/candidates.ts'
import { wishesOf } from '../candidates/wishes.ts'
import type { TripRequest } from '../request/trip-request.ts'
import type { ChosenTrip } from '../search/chosen-trip.ts'
import { type SolvedDay, visitsOf } from '../search/days/solved-day.ts'
import type { PlannedDay } from './planned-day.ts'
import { activitiesFor } from './stay-blocks.ts'

const CAMPS: readonly TripType[] = ['Overnight camp', 'Leadership & team-building']
const isCamp = ({ themes, days }: Pick<TripRequest, 'themes' | 'days'>): boolean =>
  days > 1 && themes.some((theme) => CAMPS.includes(theme))
/** A day of a camp that the group spends at the stay with its programme: it lacks no visit. */
export const isDayAtCamp = ({ visits, driveMinutes, airMinutes }: PlannedDay, request: TripRequest): boolean =>
  isCamp(request) && visits.length === 0 && driveMinutes + airMinutes === 0

/** Each day at the camp has its own activities of the stay. */
const ACTIVITIES_A_DAY = 2
/** A theme is that of the camp itself, or was read from the words of a sight. */
const isPurpose = ({ kind }: Wish): boolean => kind !== 'area' && kind !== 'theme'

/** On a camp, a day before a night at a stay with enough to do has no visit that serves nothing asked for, unless the group moves on. */
export function withDaysAtCamp(chosen: ChosenTrip, facts: Facts): ChosenTrip {
  const { request, lodgings, days } = chosen
  if (!isCamp(request)) return chosen
  const wishes = wishesOf(request, facts).filter(isPurpose)
  const serves = (one: Candidate): boolean =>
    isNamed(one) || one.arranged !== undefined || wishes.some(({ isServedBy }) => isServedBy(one))
  const daysAt = new Map<string, number>()
  const staysIn = (day: SolvedDay, index: number): boolean => {
    const [before, after] = [lodgings[index - 1]?.stay, lodgings[index]?.stay]
    if (!after || (before && before !== after)) return false
    const visits = visitsOf(day.route)
    if (visits.length === 0 || visits.some(({ candidate }) => serves(candidate))) return false
    const already = daysAt.get(after.id) ?? 0
    if (activitiesFor(request, after.on_site).length < ACTIVITIES_A_DAY * (already + 1)) return false
    daysAt.set(after.id, already + 1)
    return true
  }
  return {
    ...chosen,
    days: days.map((day, index) =>
      staysIn(day, index) ? { ...day, route: { stops: day.route.stops.slice(0, 1), score: 0 } } : day,
    ),
  }
}
