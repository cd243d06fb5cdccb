import { monthOf, weekdayOf } from '../../calendar.ts'
import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Condition, FoodArrangement, Limit, OnlyDays, Request } from '../../idea/requests/request.ts'
import { centsOfRand } from '../../money.ts'
import { hasNeed } from '../request/trip-request.ts'
import { isClosedToNonSwimmers } from '../places/water.ts'
import type { Plan } from '../plan.ts'
import type { Answer } from './answer.ts'
import { answerDark, answerHour, answerNoTravel, drivesByDay, longestDrive } from './answer-hours.ts'
import { answerNeed } from './answer-needs.ts'
import { visitSteps } from './answer-stops.ts'
import { centsForPart, isPriced } from './families-pay.ts'
import { answerTopic, saying, tell } from './answer-topics.ts'
import {
  bedsPlanned,
  datesPlanned,
  guidesPlanned,
  mealsPlanned,
  pricePlanned,
  vehiclesPlanned,
} from './planned-instead.ts'
import { MET, notMet, partly, SCHOOL, type Verdict } from './verdict.ts'

/** Road kilometres to the farthest visit: from the start on a day trip, else from the nearest bed. */
function farthestKm(plan: Plan, facts: Facts): number {
  const from = plan.lodgings.length > 0 ? plan.lodgings.map(({ stay }) => stay) : [plan.request.start]
  const kmTo = (place: Place) => Math.min(...from.map((spot) => facts.roads.measure(spot, place).km))
  return Math.round(Math.max(0, ...visitSteps(plan).map(({ step }) => kmTo(step.visit!.candidate.place))))
}

/** Drives by figures of a text are round: so many minutes or kilometres more are no difference. */
const ROUND = { minutes: 5, km: 5, seats: 5 }

function vehiclesVerdict(condition: Condition & { code: 'vehicles' }, plan: Plan): Verdict {
  const { price, request } = plan
  if (hasNeed(request, 'own-transport')) return MET
  const kinds: Record<typeof condition.vehicle, readonly string[]> = {
    bus: ['minibus', 'midi', 'coach', 'bus'],
    minibus: ['minibus', 'midi'],
    car: [],
    train: [],
  }
  const count = price.coaches.reduce((sum, coach) => sum + coach.count, 0)
  const isKind = price.coaches.every(({ vehicle }) =>
    kinds[condition.vehicle].some((kind) => vehicle.id.startsWith(kind)),
  )
  const { seats } = condition
  const isSize =
    seats === undefined || price.coaches.every(({ vehicle }) => Math.abs(vehicle.seats - seats) <= ROUND.seats)
  const asked = condition.count ?? (seats === undefined ? null : 1)
  // The group's own vehicle is not the one that is charged, and who flies goes by no bus.
  const isSo = !condition.own && !request.journey && isKind && isSize && (asked === null || asked === count)
  return isSo ? MET : saying(vehiclesPlanned(plan))
}

const STAY_KINDS: Partial<Record<string, readonly string[]>> = {
  dormitory: ['camp', 'hostel', 'residence'],
  hotel: ['hotel'],
  hostel: ['hostel'],
  chalets: ['rest-camp', 'resort'],
}
function bedVerdict({ sort, stayId }: Condition & { code: 'bed' }, plan: Plan): Verdict {
  const { lodgings } = plan
  const planned = bedsPlanned(plan)
  if (!planned) return sort === 'home' ? MET : SCHOOL
  if (sort === null && stayId === null) return tell('stay', plan)
  if (stayId !== null && lodgings.some(({ stay }) => stay.id === stayId)) return MET
  const kinds = sort === null ? undefined : STAY_KINDS[sort]
  if (stayId === null && kinds && lodgings.every(({ stay }) => kinds.includes(stay.kind))) return MET
  return sort === 'home' ? notMet(planned) : partly(planned)
}

const buysLunch = ({ price }: Plan): boolean => price.lines.some(({ item }) => item.code === 'packed_lunch')

/** What is to be avoided, where the facts show it. */
function avoidVerdict(what: (Condition & { code: 'avoid' })['what'], plan: Plan): Verdict {
  if (what === 'water')
    return visitSteps(plan).some(({ step }) => isClosedToNonSwimmers(step.visit!.candidate.place)) ? SCHOOL : MET
  if (what === 'crowds' || what === 'long_walks') return tell('places', plan)
  if (what !== 'night_driving') return SCHOOL
  const atEnd = answerDark(plan)
  return atEnd.state !== 'met' || drivesByDay(plan) ? atEnd : SCHOOL
}

function isFoodKept(what: FoodArrangement, plan: Plan): boolean {
  if (what === 'own_lunch') return plan.request.days === 1 && !buysLunch(plan)
  return what === 'lunch_included' && plan.days.every(({ lunchIncluded }) => lunchIncluded)
}

/** Whether every day of the trip is one of those that were asked for. */
function daysVerdict({ weekdays, months, isNot }: OnlyDays, plan: Plan): Verdict {
  const isOf = (date: string) =>
    isNot
      ? !weekdays.includes(weekdayOf(date)) && !months.includes(monthOf(date))
      : (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
        (months.length === 0 || months.includes(monthOf(date)))
  if (plan.days.every(({ date }) => isOf(date))) return MET
  return plan.days.length > 1 && !isNot && months.length === 0 ? partly(datesPlanned(plan)) : notMet(datesPlanned(plan))
}

function conditionVerdict(condition: Condition, plan: Plan, facts: Facts): Verdict {
  switch (condition.code) {
    case 'leave_at':
    case 'back_by':
    case 'be_there_at':
      return answerHour(condition, plan)
    case 'back_by_dark':
      return answerDark(plan)
    case 'longest_drive': {
      const planned = longestDrive(plan)
      return planned <= condition.minutes + ROUND.minutes
        ? MET
        : notMet({ code: 'drive_too_long', params: { asked_minutes: condition.minutes, planned_minutes: planned } })
    }
    case 'farthest': {
      const planned = farthestKm(plan, facts)
      return planned <= condition.km + ROUND.km
        ? MET
        : notMet({ code: 'too_far_for_radius', params: { asked_km: condition.km, planned_km: planned } })
    }
    case 'vehicles':
      return vehiclesVerdict(condition, plan)
    case 'bed':
      return bedVerdict(condition, plan)
    case 'food':
      return isFoodKept(condition.what, plan) ? MET : saying(mealsPlanned(plan))
    case 'no_travel_on':
      return answerNoTravel(condition.weekday, plan)
    case 'avoid':
      return avoidVerdict(condition.what, plan)
    case 'other':
      if (condition.only) return daysVerdict(condition.only, plan)
      return condition.about ? answerTopic(condition.about, plan, facts) : SCHOOL
    case 'companions':
    case 'question':
      return SCHOOL
  }
}

/** Of money that no line of the price is about, the plan says what it costs. */
function limitVerdict(limit: Limit, plan: Plan): Verdict {
  const verdict = limitKept(limit, plan)
  return verdict === SCHOOL ? partly(pricePlanned(plan)) : verdict
}
function limitKept(limit: Limit, plan: Plan): Verdict {
  if (limit.code === 'paid_by_others') return isPriced(limit.part) ? MET : SCHOOL
  if (limit.code === 'in_hand' && limit.part === 'bus')
    return vehiclesPlanned(plan) ? saying(vehiclesPlanned(plan)) : MET
  if (limit.code === 'in_hand') return limit.part === 'flights' ? MET : SCHOOL
  if (limit.code === 'subsidy') return plan.request.subsidyCents > 0 && limit.rand !== null ? MET : SCHOOL
  if (limit.code !== 'ceiling' || !isPriced(limit.part)) return SCHOOL
  const over = centsForPart(limit.part, plan) - centsOfRand(limit.rand)
  return over <= 0 ? MET : notMet({ code: 'over_budget', params: { cents: over } })
}

const isGuideRefused = (request: Request): boolean =>
  request.force === 'not' &&
  request.kind === 'condition' &&
  request.condition.code === 'other' &&
  request.condition.about === 'guide'
function refusedGuide(plan: Plan): Verdict {
  const planned = guidesPlanned(plan)
  return planned ? notMet(planned) : MET
}

/** "No tents": kept where no stay of the plan is of that kind; of what no kind tells, the stay must say. */
function refusedBed({ sort }: Condition & { code: 'bed' }, plan: Plan): Verdict {
  const kinds = sort === null ? undefined : STAY_KINDS[sort]
  const planned = bedsPlanned(plan)
  if (!planned) return MET
  if (!kinds) return tell('stay', plan)
  return plan.lodgings.some(({ stay }) => kinds.includes(stay.kind)) ? notMet(planned) : MET
}

/** A condition, a need or a limit held against the plan's own figures; a question has an answer of its own. */
export function answerCondition(
  request: Request & { kind: 'condition' | 'need' | 'limit' },
  plan: Plan,
  facts: Facts,
): Answer {
  const verdict = isGuideRefused(request)
    ? refusedGuide(plan)
    : request.kind === 'condition'
      ? request.force === 'not' && request.condition.code === 'bed'
        ? refusedBed(request.condition, plan)
        : conditionVerdict(request.condition, plan, facts)
      : request.kind === 'limit'
        ? limitVerdict(request.limit, plan)
        : answerNeed(request, plan)
  return { request, ...verdict, steps: [], instead: null }
}
