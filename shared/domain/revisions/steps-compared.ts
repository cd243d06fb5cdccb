import { minutesOf } from '../itinerary/clock.ts'
import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { isVisitStep } from '../itinerary/visits.ts'

/** A step and its day. */
export interface DayStep {
  day: number
  step: Step
}
/** A step of two plans; null in the one that does not have it. */
export interface StepPair {
  was: DayStep | null
  is: DayStep | null
}

export const keyOf = ({ place_id, title }: Step): string => place_id ?? title
export const lengthOf = ({ start, end }: Step): number => minutesOf(end) - minutesOf(start)

/** What follows from where the group is: it begins when the stops before it end. */
const ON_THE_WAY: readonly string[] = [
  'gather',
  'drive',
  'airport',
  'gate',
  'flight',
  'change',
  'bags',
  'rest',
  'wait',
  'write-up',
  'break',
]
const isOnTheWay = ({ role, kind }: Step): boolean =>
  role === undefined ? kind === 'travel' || kind === 'flight' : ON_THE_WAY.includes(role)

const stepsOf = ({ daily_itinerary }: Itinerary, isMeant: (step: Step) => boolean): DayStep[] =>
  daily_itinerary.flatMap(({ day, schedule }) => schedule.filter(isMeant).map((step) => ({ day, step })))

/** Pairs what is the same by these words, each once; also gives what has no partner. */
function pairBy(before: readonly DayStep[], after: readonly DayStep[], wordsOf: (one: DayStep) => string) {
  const left = [...before]
  const pairs: StepPair[] = []
  const news: DayStep[] = []
  for (const is of after) {
    const at = left.findIndex((was) => wordsOf(was) === wordsOf(is))
    if (at < 0) news.push(is)
    else pairs.push({ was: left.splice(at, 1)[0]!, is })
  }
  return { pairs, left, news }
}
const alone = ({ left, news }: ReturnType<typeof pairBy>): StepPair[] => [
  ...left.map((was) => ({ was, is: null })),
  ...news.map((is) => ({ was: null, is })),
]

/** The visits of two plans, each beside itself on whatever day it is. */
export function pairVisits(before: Itinerary, after: Itinerary): StepPair[] {
  const found = pairBy(stepsOf(before, isVisitStep), stepsOf(after, isVisitStep), ({ step }) => keyOf(step))
  return [...found.pairs, ...alone(found)]
}

/** Meals, programmes and nights of the days that both plans have: each beside itself, else beside what is now in its place. */
export function pairOthers(before: Itinerary, after: Itinerary): StepPair[] {
  const days = Math.min(before.daily_itinerary.length, after.daily_itinerary.length)
  const isMeant = (step: Step) => !isVisitStep(step) && !isOnTheWay(step)
  const [was, is] = [before, after].map((plan) => stepsOf(plan, isMeant).filter(({ day }) => day <= days))
  const roleOf = ({ day, step }: DayStep) => `${day} ${step.role ?? step.kind}`
  const same = pairBy(was!, is!, (one) => `${roleOf(one)} ${one.step.title}`)
  const inPlace = pairBy(same.left, same.news, roleOf)
  return [...same.pairs, ...inPlace.pairs, ...alone(inPlace)]
}

/** Whether a step is on the same day, at the same time, as long, and the same. */
export const isSame = ({ was, is }: StepPair): boolean =>
  was !== null &&
  is !== null &&
  was.day === is.day &&
  was.step.start === is.step.start &&
  was.step.end === is.step.end &&
  was.step.title === is.step.title

/** Whether the drives and breaks of two plans are the same, on the days that both have. */
export function isSameWay(before: Itinerary, after: Itinerary): boolean {
  const days = Math.min(before.daily_itinerary.length, after.daily_itinerary.length)
  const [was, is] = [before, after].map((plan) =>
    stepsOf(plan, isOnTheWay).flatMap(({ day, step: { start, end, title } }) =>
      day <= days ? [`${day} ${start} ${end} ${title}`] : [],
    ),
  )
  return was!.join() === is!.join()
}
