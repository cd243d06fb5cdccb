import type { Itinerary } from '#shared/contracts/itinerary'
import type { Alternative } from '#shared/contracts/revisions'
import { driveMinutesOf } from '../day-figures.ts'
import { minutesBetween, shownMinutes, shownRand } from '../shown-figures.ts'
import { subjectsAt } from '../subjects.ts'
import { stepAt } from './change-ids.ts'

interface At {
  day: number
  step: number
}

/** What an alternative changes, held against the plan as it is. */
export interface Differences {
  /** "40 min shorter"; empty for a stay. */
  time: string
  road: string
  rand: string
}

export function differencesOf(plan: Itinerary, { day, step }: At, other: Alternative): Differences {
  const now = stepAt(plan, day, step)
  const shownDay = plan.daily_itinerary.find((one) => one.day === day)
  return {
    time: other.type === 'stay' || !now ? '' : timeInWords(other.minutes - minutesOf(now, other)),
    road: shownDay ? roadInWords(other.road_minutes - driveMinutesOf(shownDay)) : '',
    rand: randInWords(other.rand_per_learner - plan.total_per_student),
  }
}

/** How long the visit is, or what is done during it if that is what is swapped. */
const minutesOf = ({ start, end, visit_programme }: Step, { type }: Alternative): number =>
  type === 'programme' && visit_programme ? visit_programme.minutes : minutesBetween(start, end)

/** The same as a list of words: "40 min shorter", "R35 less", "History is lost". */
export function differencesInWords(plan: Itinerary, at: At, other: Alternative): string[] {
  const { time, road, rand } = differencesOf(plan, at, other)
  return [time, road, rand, ...other.loses.map((one) => `${one} is lost`)].filter(Boolean)
}

type Step = Itinerary['daily_itinerary'][number]['schedule'][number]

/** The subjects that a step teaches and the requests that it meets. */
export function servedBy(plan: Itinerary, day: number, step: Step): string[] {
  const requests = (plan.requests ?? []).filter(({ where }) =>
    where.some((one) => one.day === day && one.start === step.start),
  )
  return [...subjectsAt(step.place_id, plan.objectives_map), ...requests.map(({ text }) => text)]
}

const timeInWords = (minutes: number): string =>
  minutes === 0 ? 'the same time' : `${shownMinutes(Math.abs(minutes))} ${minutes < 0 ? 'shorter' : 'longer'}`

const roadInWords = (minutes: number): string =>
  minutes === 0 ? 'the same driving' : `${shownMinutes(Math.abs(minutes))} ${minutes < 0 ? 'less' : 'more'} driving`

/** Whole rand, as prices are shown. */
export function randInWords(rand: number): string {
  const shown = shownRand(Math.abs(rand))
  return shown === shownRand(0) ? 'the same price' : `${shown} ${rand < 0 ? 'less' : 'more'}`
}

/** What a cheaper plan loses and has instead: "Without A; B. Instead: C." */
export function budgetStepInWords({ loses, serves }: Alternative): string {
  if (loses.length === 0 && serves.length === 0) return 'It keeps every visit and bed, at the lowest rates we know.'
  const parts = [
    loses.length > 0 && `Without ${loses.join('; ')}.`,
    serves.length > 0 && `Instead: ${serves.join('; ')}.`,
  ]
  return parts.filter(Boolean).join(' ')
}
