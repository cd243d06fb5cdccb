import { hasOwnLength } from '../../catalogue/kinds.ts'
import { minutesOfClock } from '../derived/clock.ts'
import type { PlanUnderTest, Visit } from '../derived/plan-under-test.ts'
import { answersOf, stepsOfLine } from '../derived/requests.ts'
import { failIfAny, type Finding, listed, moot, type Rule, warn } from '../finding.ts'

/** So long a visit at most counts as whole: half a day. */
const HALF_DAY = 240
/** A visit that is shorter than usual by no more than this is whole. */
const ROUND = 20

type Seen = PlanUnderTest['seen'][number]
const isSame = ({ day, step }: Seen, other: Pick<Visit, 'day' | 'step'>): boolean =>
  day.day === other.day.day && step.start === other.step.start

/** The visits of sights that were asked for by name, and those that no request is about. */
function parted(plan: PlanUnderTest): { asked: Seen[]; extra: Seen[] } {
  const answers = answersOf(plan)
  const pointed = answers.flatMap(({ line }) => stepsOfLine(plan, line))
  const named = new Set(
    answers.flatMap(({ request }) => (request.kind === 'sight' && request.force !== 'not' ? [request.placeId] : [])),
  )
  const isNamed = ({ place }: Seen) => named.has(place.id) || plan.idea.locations.includes(place.name)
  return {
    asked: plan.seen.filter((visit) => named.has(visit.place.id)),
    extra: plan.seen.filter((visit) => !isNamed(visit) && !pointed.some((at) => isSame(visit, at))),
  }
}

/** A tour or boat takes as long as it takes, and nobody is inside before a place opens or after it closes. */
function isShort({ step, place }: Seen): boolean {
  if (place.slots || hasOwnLength(place.kind)) return false
  if (step.to >= minutesOfClock(place.closes) - ROUND) return false
  return step.to - step.from < Math.min(place.duration_min, HALF_DAY) - ROUND
}

/** No sight that was asked for is shortened on a day that has a place which nobody asked for. */
function askedWhole(plan: PlanUnderTest): Finding {
  const { asked, extra } = parted(plan)
  if (asked.length === 0) return moot('No sight was asked for by its name.')
  const cut = asked.filter(isShort).flatMap(({ day, place }) => {
    const beside = extra.find((one) => one.day.day === day.day)
    return beside ? [`day ${day.day}: ${place.name} is cut short, and ${beside.place.name} stands beside it`] : []
  })
  if (cut.length > 0 && plan.ownOrder) return warn(listed(cut))
  return failIfAny(
    cut,
    'Each sight that was asked for has its usual time, or the day has nothing that nobody asked for.',
  )
}

export const DEPTH_RULES: readonly Rule[] = [
  {
    id: 'asked_whole',
    label: 'No sight that was asked for is cut short for something else',
    otherwise: 'A sight that was asked for is cut short for something else',
    run: askedWhole,
  },
]
