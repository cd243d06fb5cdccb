import type { Place } from '../../catalogue/facts.ts'
import { isArranged, type PlanUnderTest, type TimedStep } from '../derived/plan-under-test.ts'
import { answersOf, type AtStep, stepsOfLine } from '../derived/requests.ts'
import { counted, failIfAny, type Finding, moot, type Rule } from '../finding.ts'
import { holding } from './own-nouns.ts'
import { neededSetting, type NeededSetting, saysVenue } from '../second-reading/venue-words.ts'
import { sentenceAt } from '../second-reading/words.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { ActivityWithin } from '../../itinerary/itinerary.ts'

/** No stars are seen before. */
const DARK_FROM = 18 * 60
/** Nothing is done in less. */
const LEAST_MINUTES = 15

interface Inner extends AtStep {
  activity: ActivityWithin
}
const innerOf = ({ days }: PlanUnderTest): Inner[] =>
  days.flatMap((day) =>
    day.steps.flatMap((step) => (step.within ?? []).map((activity): Inner => ({ day, step, activity }))),
  )
const isSightStep = (step: TimedStep): boolean => step.kind === 'visit' || isArranged(step)
const minutesIn = ({ within = [] }: TimedStep): number => within.reduce((sum, { minutes }) => sum + minutes, 0)

/** The steps of the sights that stand in one sentence with a request, and that are in the plan. */
function sightsBeside(plan: PlanUnderTest, request: Request): TimedStep[] {
  const { text } = plan
  if (text === null) return []
  const { start, end } = sentenceAt(text, request.start)
  return answersOf(plan).flatMap(({ line, request: other }) => {
    if (other.kind !== 'sight' || other.force === 'not' || other.id === request.id) return []
    if (other.start < start || other.end > end) return []
    return stepsOfLine(plan, line)
      .map(({ step }) => step)
      .filter((step) => isSightStep(step) && !step.within?.some(({ request_id }) => request_id === other.id))
  })
}

/** A show of something: "dolphin show". */
const SHOW_OF = /(?<!\p{L})(\p{L}{3,}) (?:shows?|skou|vertoning)$/iu
/** Where shows with animals are part of a visit. */
const SHOW_KINDS: ReadonlySet<Place['kind']> = new Set(['aquarium', 'zoo', 'theme-park'])
const hasShow = (host: Place, { kind, text }: Request): boolean => {
  const of = kind === 'activity' ? SHOW_OF.exec(text)?.[1] : undefined
  return of === undefined || SHOW_KINDS.has(host.kind) || holding(host)(of)
}

/** Whether a place has the water or the open ground that something needs; a room of its own the group has at the stay alone. */
function isFitFor(need: NeededSetting, { water, setting, hazards, kind }: Place): boolean {
  const isWild = hazards.some((hazard) => hazard === 'wild-animals' || hazard === 'heights')
  if (need === 'water') return !isWild && (water !== 'none' || kind === 'theme-park')
  return need === 'field' && !isWild && setting !== 'indoor'
}

/** What is wrong with where an activity is done; null if nothing is. */
function wrongPlace(plan: PlanUnderTest, { step, activity, day }: Inner, request: Request): string | null {
  const { text } = plan
  const words = text === null ? null : text.slice(request.start, request.end + 60)
  const named = `"${activity.title}"`
  if (step.kind === 'travel' && words !== null && !saysVenue('road', words)) return `${named} is no thing for the road`
  if (step.kind === 'meal' && words !== null && !saysVenue('meal', words)) return `${named} is no meal`
  const isAtStay = step.kind === 'free' && (day.stay_id !== null || day.day > 1)
  if (!isSightStep(step) && step.kind !== 'travel' && step.kind !== 'meal' && !isAtStay)
    return `${named} is at no sight, meal or stay`
  const host = step.kind === 'visit' ? plan.placeOf(step.place_id ?? '') : undefined
  if (host && !hasShow(host, request)) return `${named} is no show of ${host.name}`
  const need = text === null ? null : neededSetting(text.slice(request.start, request.end))
  if (need === 'dark') return step.from >= DARK_FROM ? null : `${named} is by day`
  if (step.kind === 'travel' || step.kind === 'meal' || (words !== null && saysVenue('evening', words))) return null
  if (need !== null) return host && !isFitFor(need, host) ? `${named} cannot be done at ${host.name}` : null
  // What is asked for in a town of its own is done near that town.
  if ('near' in request && request.near !== null) return null
  const beside = sightsBeside(plan, request)
  const hasRoom = beside.some((one) => minutesIn(one) + LEAST_MINUTES <= one.to - one.from)
  return hasRoom && !beside.includes(step) ? `${named} is not at the sight that is named with it` : null
}

function withinTrue(plan: PlanUnderTest): Finding {
  const inner = innerOf(plan)
  if (inner.length === 0) return moot('Nothing is done within another step.')
  const answers = answersOf(plan)
  const full = [...new Set(inner.map(({ step }) => step))].filter((step) => minutesIn(step) > step.to - step.from)
  return failIfAny(
    [
      ...full.map(({ title }) => `"${title}" is shorter than what is to be done in it`),
      ...inner.flatMap((one) => {
        const { activity, step, day } = one
        const answer = answers.find(({ request }) => request.id === activity.request_id)
        if (!answer) return [`"${activity.title}" was not asked for`]
        const points = answer.line.where.some((at) => at.day === day.day && at.start === step.start)
        const wrong = wrongPlace(plan, one, answer.request)
        return [
          ...(points ? [] : [`"${activity.title}" is in no line of what was asked for`]),
          ...(activity.minutes >= LEAST_MINUTES ? [] : [`"${activity.title}" has no time`]),
          ...(wrong === null ? [] : [wrong]),
        ]
      }),
    ],
    `${counted(inner.length, 'activity')} within other steps, each where it can be done.`,
  )
}

export const WITHIN_RULES: readonly Rule[] = [
  {
    id: 'within_true',
    label: 'What is done within a visit is at that sight and has its time',
    otherwise: 'What is done within a visit is not at that sight or lacks its time',
    run: withinTrue,
  },
]
