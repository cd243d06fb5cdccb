import { isDay } from '../../calendar.ts'
import type { Arrangement } from '../../itinerary/requests.ts'
import { isArranged, type PlanUnderTest, type TimedStep } from '../derived/plan-under-test.ts'
import { inRand } from '../derived/money.ts'
import { type OwnFacts, ownFactsOf } from '../second-reading/own-facts.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'

const QUESTIONS = 5
/** What is done within a visit: its host is known, and is asked whether and at what cost. */
const QUESTIONS_WITHIN = 2
const NOT_CONFIRMED = /not confirmed/iu

/** What a step that somebody must still agree to does not have. */
function missing(plan: PlanUnderTest, step: TimedStep): string[] {
  const { arrange, title, latitude, longitude, note } = step
  if (!arrange) return ['says nobody to ask']
  return [
    ...(Number.isNaN(step.from) || Number.isNaN(step.to) ? ['has no time'] : []),
    ...(latitude === undefined || longitude === undefined ? ['has no position'] : []),
    ...missingIn(plan, title, arrange, QUESTIONS),
    ...(!NOT_CONFIRMED.test(note ?? '') || step.place_id !== undefined ? ['is not marked as unconfirmed'] : []),
  ]
}
/** What the arrangement itself does not have. */
function missingIn({ itinerary }: PlanUnderTest, title: string, arrange: Arrangement, questions: number): string[] {
  const { students, teachers } = itinerary.group_details
  const quoted = itinerary.cost_details.filter(({ code, item }) => code === 'to_be_quoted' && item.startsWith(title))
  const isInTime = isDay(arrange.by) && arrange.by < itinerary.start_date
  const low = arrange.estimate.low <= arrange.estimate.high
  const tellsWhoComes = [students, teachers].every((count) => new RegExp(`\\b${count}\\b`, 'u').test(arrange.message))
  return [
    ...(quoted.length === 0 || !low ? ['has no price to be quoted'] : []),
    ...(!tellsWhoComes ? ['does not tell the host how many learners and adults come'] : []),
    ...(arrange.who.trim() === '' ? ['says nobody to ask'] : []),
    ...(new Set(arrange.ask).size < questions ? [`has ${counted(arrange.ask.length, 'question')}`] : []),
    ...(!isInTime ? ['is not agreed before the trip'] : []),
  ]
}

function arrangedComplete(plan: PlanUnderTest): Finding {
  const steps = plan.days.flatMap((day) => day.steps.filter((step) => isArranged(step) || step.arrange))
  const within = plan.days.flatMap((day) => day.steps.flatMap((step) => step.within ?? []))
  const titles = [...steps, ...within].map(({ title }) => title)
  const charged = plan.itinerary.cost_details.filter(
    ({ code, item }) => code === 'to_be_quoted' && !titles.some((title) => item.startsWith(title)),
  )
  return failIfAny(
    [
      ...steps.flatMap((step) => missing(plan, step).map((what) => `"${step.title}" ${what}`)),
      ...within.flatMap(({ title, arrange }) =>
        missingIn(plan, title, arrange, QUESTIONS_WITHIN).map((what) => `"${title}" ${what}`),
      ),
      ...charged.map(({ item }) => `"${item}" is charged and not in the plan`),
    ],
    titles.length === 0
      ? 'Nothing is left to arrange with a host.'
      : `${counted(titles.length, 'stop')} to arrange: whom to ask, what, and by when.`,
  )
}

/** What of a stop is otherwise than the text says of it. */
function notAsSaid({ opens, closes, rand }: OwnFacts, { title, start, end, arrange }: TimedStep): string[] {
  const { low, high } = arrange!.estimate
  return [
    ...(opens && closes && (start < opens || end > closes) ? [`"${title}" is open from ${opens} to ${closes}`] : []),
    ...(rand !== null && (low !== rand || high !== rand) ? [`"${title}" costs ${inRand(rand)} a learner`] : []),
  ]
}
function ownFactsKept({ days, text }: PlanUnderTest): Finding {
  const own = ownFactsOf(text ?? '')
  const steps = days.flatMap((day) => day.steps.filter(({ arrange }) => arrange))
  return failIfAny(
    own.flatMap((facts) =>
      steps
        .filter(({ title }) => title.toLowerCase() === facts.name.toLowerCase())
        .flatMap((step) => notAsSaid(facts, step)),
    ),
    own.length === 0
      ? 'The request gives no hours and no price of a stop.'
      : `${counted(own.length, 'stop')} with the hours and the price of the request.`,
  )
}

export const ARRANGED_RULES: readonly Rule[] = [
  {
    id: 'own_facts_kept',
    label: 'A stop has the hours and the price that were given for it',
    otherwise: 'A stop has other hours or another price than were given for it',
    run: ownFactsKept,
  },
  {
    id: 'arranged_complete',
    label: 'What must still be arranged says how',
    otherwise: 'A stop to arrange lacks how',
    run: arrangedComplete,
  },
]
