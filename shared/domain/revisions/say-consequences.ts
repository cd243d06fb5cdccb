import { minutesOf } from '../itinerary/clock.ts'
import type { Itinerary } from '../itinerary/itinerary.ts'
import { roadMinutes } from '../itinerary/road-minutes.ts'
import { hoursInWords } from '../itinerary/words.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { centsOfRand, formatCents, inWholeRand } from '../money.ts'
import {
  type DayStep,
  isSame,
  isSameWay,
  keyOf,
  lengthOf,
  pairOthers,
  pairVisits,
  type StepPair,
} from './steps-compared.ts'

/** The most steps that a sentence names; further ones are counted. */
const MOST_NAMES = 3

const endOfDay = (itinerary: Itinerary, day: number): number | null => {
  const end = itinerary.daily_itinerary[day - 1]?.schedule.at(-1)?.end
  return end === undefined ? null : minutesOf(end)
}

/** Whether a visit is there because the idea asks for it. */
const isAskedFor = ({ day, step }: DayStep, { requests = [] }: Itinerary): boolean =>
  requests.some(
    ({ kind, place_id, where }) =>
      (place_id !== undefined && place_id === step.place_id) ||
      (kind === 'sight' && where.some((at) => at.day === day && at.start === step.start)),
  )

/** What was asked for and met, and now is not, besides these visits. */
function noLongerMet(before: Itinerary, after: Itinerary, lost: readonly DayStep[]): string[] {
  const isMissing = new Set((after.requests ?? []).flatMap(({ text, state }) => (state === 'not_met' ? [text] : [])))
  const isOfLost = ({ day, start }: { day: number; start: string }) =>
    lost.some((one) => one.day === day && one.step.start === start)
  return (before.requests ?? []).flatMap(({ text, state, where }) =>
    state !== 'not_met' && isMissing.has(text) && !where.some(isOfLost) ? [`“${text}” is no longer met`] : [],
  )
}

function lostInWords(before: Itinerary, after: Itinerary, pairs: readonly StepPair[]): string[] {
  const lost = pairs.flatMap(({ was, is }) => (was && !is ? [was] : []))
  const said = lost.map((one) =>
    isAskedFor(one, before) ? `${one.step.title}, which you asked for, is left out` : `${one.step.title} is left out`,
  )
  const asked = said.filter((_words, at) => isAskedFor(lost[at]!, before))
  return [...asked, ...noLongerMet(before, after, lost), ...said.filter((words) => !asked.includes(words))]
}

/** Road, price and the ends of the days. */
function figures(before: Itinerary, after: Itinerary): string {
  const parts: string[] = []
  const road = roadMinutes(after) - roadMinutes(before)
  if (road !== 0) parts.push(`${hoursInWords(Math.abs(road))} ${road < 0 ? 'less' : 'more'} on the road`)
  const centsOf = ({ total_per_student }: Itinerary) => inWholeRand(centsOfRand(total_per_student))
  const cents = centsOf(after) - centsOf(before)
  parts.push(
    cents === 0 ? 'the price stays' : `${formatCents(Math.abs(cents))} ${cents < 0 ? 'less' : 'more'} a learner`,
  )
  for (const { day } of after.daily_itinerary) {
    const [was, is] = [endOfDay(before, day), endOfDay(after, day)]
    if (was !== null && is !== null && was !== is)
      parts.push(`day ${day} ends ${hoursInWords(Math.abs(is - was))} ${is < was ? 'earlier' : 'later'}`)
  }
  return parts.join(', ')
}

/** "Lunch on day 1 at 11:20 instead of 13:30, 1 h instead of 45 min". */
function differenceInWords({ was, is }: StepPair): string {
  if (!was) return `${is!.step.title} is new on day ${is!.day}`
  if (!is) return `${was.step.title} on day ${was.day} falls away`
  const [now, then] = [is.step, was.step]
  const name = now.title === then.title ? now.title : `${now.title} in place of ${then.title}`
  const clock = ({ day, step }: DayStep) => (was.day === is.day ? step.start : `${step.start} of day ${day}`)
  const parts = [
    clock(is) !== clock(was) && `at ${clock(is)} instead of ${clock(was)}`,
    lengthOf(now) !== lengthOf(then) && `${hoursInWords(lengthOf(now))} instead of ${hoursInWords(lengthOf(then))}`,
  ]
  const day = was.day === is.day ? ` on day ${is.day}` : ''
  return [`${name}${day}`, parts.filter(Boolean).join(', ')].filter(Boolean).join(' ')
}

/** By how much a step has moved and grown, in minutes; those that came or went move the most. */
function weightOf({ was, is }: StepPair): number {
  if (!was || !is) return 24 * 60
  const moved = was.day === is.day ? minutesOf(is.step.start) - minutesOf(was.step.start) : 24 * 60
  return Math.abs(moved) + Math.abs(lengthOf(is.step) - lengthOf(was.step))
}

const rankOf = ({ was, is }: StepPair): number => (isVisitStep((is ?? was)!.step) ? 0 : 1)

/** What came, went, moved or is longer: visits first, then the most moved. */
function movedInWords(moved: readonly StepPair[]): string[] {
  const named = moved.toSorted((a, b) => rankOf(a) - rankOf(b) || weightOf(b) - weightOf(a)).slice(0, MOST_NAMES)
  const more = moved.length - named.length
  return [
    ...named.map(differenceInWords),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'step differs' : 'steps differ'}`] : []),
  ]
}
const restInWords = (before: Itinerary, after: Itinerary): string =>
  isSameWay(before, after) ? 'nothing else moved' : 'only the driving between moved with it'

/**
 * What else is different in the plan: first what was asked for and is lost, then road and price, then what moved. `own`
 * are the stops that the change was made to.
 */
export function sayConsequences(before: Itinerary, after: Itinerary, own: ReadonlySet<string>): string {
  const isOther = ({ was, is }: StepPair) => !own.has(keyOf((is ?? was)!.step))
  const [visits, others] = [pairVisits(before, after).filter(isOther), pairOthers(before, after).filter(isOther)]
  const moved = [...visits.filter(({ is }) => is !== null), ...others].filter((pair) => !isSame(pair))
  return [
    ...lostInWords(before, after, visits),
    figures(before, after),
    ...(moved.length > 0 ? movedInWords(moved) : [restInWords(before, after)]),
  ].join('; ')
}
