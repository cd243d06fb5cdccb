import type { StayKind } from '../../catalogue/kinds.ts'
import type { BedSort, Condition, FoodArrangement, Request } from '../../idea/requests/request.ts'
import { weekdayOf } from '../../calendar.ts'
import { sunOn } from '../../sun.ts'
import { shareOfPart } from './share-of-price.ts'
import { farthestStopKm } from './ways.ts'
import { isCoach } from './money.ts'
import { isArranged, type PlanUnderTest, type TimedStep } from './plan-under-test.ts'
import { hasApart, isWaterActivity, nonSwimmersAmong, wetSteps } from './water.ts'

/** Hours and drives that are asked for are round. */
const CLOCK_MINUTES = 5
const LATER_MINUTES = 15
/** Seats are said in round figures. */
const SEATS = 5
/** Roads are reckoned by two methods. */
const ROAD_SHARE = 1.15
const ROAD_KM = 5

/** The longest driving in one go: rests on the way do not end it, other steps do. */
export function longestDrive({ days }: PlanUnderTest): number {
  let longest = 0
  for (const { steps } of days) {
    let minutes = 0
    for (const { kind, role, from, to } of steps) {
      if (kind === 'travel') minutes += to - from
      else if (role !== 'rest') minutes = 0
      longest = Math.max(longest, minutes)
    }
  }
  return longest
}
const BED_KINDS: Partial<Record<BedSort, readonly StayKind[]>> = {
  hotel: ['hotel'],
  hostel: ['hostel', 'residence'],
}
function bedKept({ nights }: PlanUnderTest, { sort, stayId }: { sort: BedSort | null; stayId: string | null }) {
  if (sort === 'home') return nights.length === 0
  if (nights.length === 0) return false
  // A bed that is charged is no tent of the group's own.
  if (sort === 'camping') return false
  if (stayId !== null) return nights.some(({ day }) => day.stay_id === stayId || day.stay_ids?.includes(stayId))
  const kinds = sort === null ? undefined : BED_KINDS[sort]
  return kinds ? nights.every(({ stay }) => stay !== undefined && kinds.includes(stay.kind)) : null
}
function foodKept({ itinerary, nights }: PlanUnderTest, what: FoodArrangement): boolean | null {
  const has = (code: string) => itinerary.cost_details.some((line) => line.code === code)
  switch (what) {
    case 'own_lunch':
      return !has('packed_lunch') || itinerary.daily_itinerary[0]?.meal_codes?.includes('lunch_from_home') === true
    case 'self_catering':
      return !has('dinner')
    case 'lunch_included':
      return has('packed_lunch') || has('groceries') || nights.length > 0
    case 'other_meal':
    case 'all_meals':
    case 'eat_out':
    case 'braai':
      return null
  }
}

const SABBATH = [5, 6]
/** Whether a day has a programme on the Sabbath, by the hour at which the sun sets where a step is. */
export function isOnSabbath({ date, steps }: PlanUnderTest['days'][number]): boolean {
  const weekday = weekdayOf(date)
  return (
    SABBATH.includes(weekday) &&
    steps.some(({ kind, role, from, to, latitude, longitude }) => {
      if (kind === 'check_in' || role === 'rest' || latitude === undefined || longitude === undefined) return false
      const { set } = sunOn(date, { lat: latitude, lon: longitude })
      return weekday === SABBATH[0] ? to > set : from < set
    })
  )
}
/** Whether everybody is on the road between sunrise and sunset on each day. */
export const drivesByDay = ({ days }: PlanUnderTest): boolean =>
  days.every(({ date, steps }) =>
    steps.every(({ kind, from, to, latitude, longitude }) => {
      if (kind !== 'travel' || latitude === undefined || longitude === undefined) return true
      const { rise, set } = sunOn(date, { lat: latitude, lon: longitude })
      return from >= rise && to <= set
    }),
  )
/** Minutes from midnight at which the sun sets on the last day where the trip begins; the end of the day if nobody knows. */
export function sunset({ days, road: { start } }: PlanUnderTest): number {
  const last = days.at(-1)
  return last && start ? sunOn(last.date, { lat: start.latitude, lon: start.longitude }).set : 24 * 60
}
const ABOUT_MINUTES = 60
/** Whether something of the plan begins about an hour. */
const beginsAbout = ({ days }: PlanUnderTest, minutes: number): boolean =>
  days.some(({ steps }) =>
    steps.some(({ kind, from }) => kind !== 'travel' && Math.abs(from - minutes) <= ABOUT_MINUTES),
  )
export const seatsOf = ({ facts }: PlanUnderTest, id: string | undefined): number =>
  facts.rates.transport.vehicles.find((vehicle) => vehicle.id === id)?.seats ?? 0

const isStop = (step: TimedStep) => step.kind === 'visit' || isArranged(step) || step.kind === 'check_in'
/** Whether the figures of the plan keep a condition; null if none of them shows it. */
function conditionKept(plan: PlanUnderTest, condition: Condition, start?: number): boolean | null {
  const { days, itinerary, seen } = plan
  const first = days[0]?.steps[0]?.from ?? NaN
  const last = days.at(-1)?.steps.at(-1)?.to ?? NaN
  switch (condition.code) {
    case 'leave_at': {
      const drive = days[0]?.steps.find(({ kind }) => kind === 'travel')?.from ?? first
      return drive >= condition.minutes && (condition.earliest === true || first <= condition.minutes + LATER_MINUTES)
    }
    case 'back_by_dark':
      return last <= sunset(plan) + CLOCK_MINUTES
    case 'back_by':
      return last <= condition.minutes
    case 'be_there_at': {
      const arrives = start ?? days[0]?.steps.find(isStop)?.from ?? first
      return arrives <= condition.minutes + CLOCK_MINUTES && beginsAbout(plan, condition.minutes)
    }
    case 'longest_drive':
      return longestDrive(plan) <= condition.minutes + CLOCK_MINUTES
    case 'farthest':
      return (farthestStopKm(plan) ?? 0) <= condition.km * ROAD_SHARE + ROAD_KM
    case 'vehicles': {
      const coaches = itinerary.cost_details.filter(isCoach)
      const isOwn = plan.idea.needs.includes('own-transport') || condition.own
      if (plan.flights.length > 0) return false
      if (isOwn || condition.vehicle === 'car' || condition.vehicle === 'train') return coaches.length === 0
      const { seats } = condition
      if (seats !== undefined && coaches.some((coach) => Math.abs(seatsOf(plan, coach.vehicle?.id) - seats) > SEATS))
        return false
      const count = coaches.reduce((sum, { vehicle }) => sum + (vehicle?.count ?? 0), 0)
      const asked = condition.count ?? (seats === undefined ? null : 1)
      return asked === null ? null : count === asked
    }
    case 'bed':
      return bedKept(plan, condition)
    case 'food':
      return foodKept(plan, condition.what)
    case 'no_travel_on':
      return !days.some(
        ({ date, steps }) => weekdayOf(date) === condition.weekday && steps.some(({ kind }) => kind === 'travel'),
      )
    case 'avoid':
      if (condition.what === 'night_driving') return last <= sunset(plan) + CLOCK_MINUTES
      return condition.what === 'water' ? !seen.some(({ place }) => isWaterActivity(place)) : null
    case 'companions':
    case 'question':
    case 'other':
      return null
  }
}

/** Whether the figures of the plan keep a condition, need or limit; null if none of them shows it. */
export function isKept(plan: PlanUnderTest, request: Request, start?: number): boolean | null {
  if (request.kind === 'condition') return conditionKept(plan, request.condition, start)
  if (request.kind === 'need') {
    if (request.need === 'wheelchair') return plan.seen.every(({ place }) => place.wheelchair === 'yes')
    if (request.need === 'sabbath') return !plan.days.some(isOnSabbath)
    if (request.need === 'no_swimming')
      return nonSwimmersAmong(plan) === null
        ? !plan.seen.some(({ place }) => isWaterActivity(place))
        : wetSteps(plan).every((step) => hasApart(step, 'no_swimming', nonSwimmersAmong(plan)!))
  }
  if (request.kind !== 'limit' || request.limit.code !== 'ceiling') return null
  const share = shareOfPart(plan, request.limit.part)
  return share === null ? null : share <= request.limit.rand + 0.005
}
