import type { StayKind } from '../../catalogue/kinds.ts'
import type { BedSort, Condition, FoodArrangement, Request } from '../../idea/requests/request.ts'
import { shareOfPart } from './share-of-price.ts'
import { findFastestWay } from './road-search.ts'
import { spotOf } from './distance.ts'
import { isCoach } from './money.ts'
import { isArranged, type PlanUnderTest, type TimedStep } from './plan-under-test.ts'
import { hasApart, isWaterActivity, nonSwimmersAmong, wetSteps } from './water.ts'

/** Hours and drives that are asked for are round. */
const CLOCK_MINUTES = 5
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
/** Road km from where the trip begins to the farthest place visited; 0 if no road is known. */
function farthestKm({ road: { start }, seen, facts }: PlanUnderTest): number {
  if (!start) return 0
  return Math.max(0, ...seen.map(({ place }) => findFastestWay(facts.roads.graph, start, spotOf(place))?.km ?? 0))
}

const BED_KINDS: Partial<Record<BedSort, readonly StayKind[]>> = {
  hotel: ['hotel'],
  hostel: ['hostel', 'residence'],
  camping: ['camp', 'rest-camp', 'resort'],
}
function bedKept({ nights }: PlanUnderTest, { sort, stayId }: { sort: BedSort | null; stayId: string | null }) {
  if (nights.length === 0) return false
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
    case 'all_meals':
    case 'eat_out':
    case 'braai':
      return null
  }
}

const isStop = (step: TimedStep) => step.kind === 'visit' || isArranged(step) || step.kind === 'check_in'
/** Whether the figures of the plan keep a condition; null if none of them shows it. */
function conditionKept(plan: PlanUnderTest, condition: Condition, start?: number): boolean | null {
  const { days, itinerary, seen } = plan
  const first = days[0]?.steps[0]?.from ?? NaN
  const last = days.at(-1)?.steps.at(-1)?.to ?? NaN
  switch (condition.code) {
    case 'leave_at':
      return first >= condition.minutes
    case 'back_by':
      return last <= condition.minutes
    case 'be_there_at': {
      const arrives = start ?? days[0]?.steps.find(isStop)?.from ?? first
      return arrives <= condition.minutes + CLOCK_MINUTES
    }
    case 'longest_drive':
      return longestDrive(plan) <= condition.minutes + CLOCK_MINUTES
    case 'farthest':
      return farthestKm(plan) <= condition.km * ROAD_SHARE + ROAD_KM
    case 'vehicles': {
      const coaches = itinerary.cost_details.filter(isCoach)
      if (plan.idea.needs.includes('own-transport') || condition.own) return coaches.length === 0
      const count = coaches.reduce((sum, { vehicle }) => sum + (vehicle?.count ?? 0), 0)
      return condition.count === null ? null : count === condition.count
    }
    case 'bed':
      return bedKept(plan, condition)
    case 'food':
      return foodKept(plan, condition.what)
    case 'avoid':
      return condition.what === 'water' ? !seen.some(({ place }) => isWaterActivity(place)) : null
    case 'companions':
    case 'other':
      return null
  }
}

/** Whether the figures of the plan keep a condition, need or limit; null if none of them shows it. */
export function isKept(plan: PlanUnderTest, request: Request, start?: number): boolean | null {
  if (request.kind === 'condition') return conditionKept(plan, request.condition, start)
  if (request.kind === 'need') {
    if (request.need === 'wheelchair') return !plan.seen.some(({ place }) => place.wheelchair === 'no')
    if (request.need === 'no_swimming')
      return nonSwimmersAmong(plan) === null
        ? !plan.seen.some(({ place }) => isWaterActivity(place))
        : wetSteps(plan).every((step) => hasApart(step, 'no_swimming', nonSwimmersAmong(plan)!))
  }
  if (request.kind !== 'limit' || request.limit.code !== 'ceiling') return null
  const share = shareOfPart(plan, request.limit.part)
  return share === null ? null : share <= request.limit.rand + 0.005
}
