import type { Programme } from '../../catalogue/programmes.ts'
import type { Request } from '../../idea/requests/request.ts'
import { isKept } from '../derived/kept.ts'
import type { PlanUnderTest, TimedStep } from '../derived/plan-under-test.ts'
import {
  type Answer,
  answers,
  answersOf,
  type AtStep,
  isInAreaAsked,
  isNearTownNamed,
  placeAsked,
  stepsOfLine,
} from '../derived/requests.ts'
import { counted, failIfAny, type Finding, pass, type Rule } from '../finding.ts'
import { ARRANGED_RULES } from './arranged.ts'
import { hasItsWords, OWN_NOUN_RULES } from './own-nouns.ts'
import { QUESTION_RULES } from './questions.ts'
import { READ_AGAIN_RULES } from './read-again.ts'
import { REASON_RULES } from './reasons.ts'
import { STATEMENT_RULES } from './statements.ts'
import { WITHIN_RULES } from './within.ts'

function requestsAnswered(plan: PlanUnderTest): Finding {
  const { idea, itinerary } = plan
  const lines = itinerary.requests ?? []
  if (idea.requests.length === 0 && lines.length === 0)
    return pass('Nothing was asked for beside dates, group, place and price.')
  const unanswered = idea.requests.flatMap(({ id, text }) => {
    const count = lines.filter((line) => line.id === id).length
    return count === 1 ? [] : [`"${text}" stands in the plan ${count === 0 ? 'nowhere' : `${count} times`}`]
  })
  const unasked = lines.filter(({ id }) => !idea.requests.some((request) => request.id === id))
  const wrong = answersOf(plan).flatMap((answer) => wrongAnswer(plan, answer) ?? [])
  return failIfAny(
    [...unanswered, ...unasked.map(({ text }) => `"${text}" was not asked for`), ...wrong],
    `${counted(lines.length, 'request')}, each with what became of it.`,
  )
}

/** Why a line does not say what the plan does; null if it does. */
function wrongAnswer(plan: PlanUnderTest, answer: Answer): string | null {
  const { line, request } = answer
  if (line.kind !== request.kind || line.force !== request.force || line.choice !== request.choice)
    return `"${line.text}" is not asked for as the plan says`
  const steps = stepsOfLine(plan, line)
  const pointsAtNothing = line.where.length > steps.length
  if (pointsAtNothing) return `"${line.text}" points at a step that is not there`
  switch (line.state) {
    case 'met':
      if (isQuestion(request)) return `the question "${line.text}" has no answer`
      return isMet(plan, answer, steps) ? null : `"${line.text}" is called met, and the plan does not show it`
    case 'to_arrange':
      return steps.some(({ step }) => step.arrange || isWithin(step, request.id))
        ? null
        : `"${line.text}" is to be arranged, and no step is there for it`
    case 'partly':
    case 'not_met':
    case 'unclear':
      if (isQuestion(request) && line.why?.code !== 'which_place') return `the question "${line.text}" has no answer`
      return line.why && line.reason ? null : `"${line.text}" has no reason`
    case 'answered':
    case 'to_ask':
      if (!isQuestion(request)) return `"${line.text}" is no question`
      return line.why && line.reason ? null : `"${line.text}" has no answer`
  }
}

const isQuestion = (request: Request): boolean => request.kind === 'condition' && request.condition.code === 'question'
const isWithin = ({ within = [] }: TimedStep, id: string) => within.some(({ request_id }) => request_id === id)

const isGuideRefused = ({ force, ...detail }: Request): boolean =>
  force === 'not' &&
  detail.kind === 'condition' &&
  detail.condition.code === 'other' &&
  detail.condition.about === 'guide'

function isMet(plan: PlanUnderTest, { request }: Answer, steps: readonly AtStep[]): boolean {
  if (isGuideRefused(request)) return !plan.itinerary.cost_details.some(({ code }) => code === 'guide')
  if (request.force === 'not') return !isVisited(plan, placeAsked(plan, request)?.id)
  if (request.kind !== 'sight' && request.kind !== 'activity')
    return isKept(plan, request, steps[0]?.step.from) !== false
  return steps.some(({ step }) => {
    if (step.arrange) return false
    const place = step.kind === 'visit' && step.place_id !== undefined ? plan.placeOf(step.place_id) : undefined
    if (place && isInAreaAsked(place, request, plan.facts)) return true
    const programme = programmeOf(plan, step)
    if (programme && isAskedAs(programme, request)) return true
    if (place)
      return (
        answers(place, request) &&
        isNearTownNamed(place, request, plan.facts) &&
        hasItsWords(place, request, plan.idea.language ?? 'en')
      )
    if (request.kind === 'sight' && request.placeId !== null) return step.place_id === request.placeId
    // At a stay, or where the group is: its programme, its beds, a walk.
    return (
      (step.kind === 'activity' && step.programme_id === undefined) ||
      step.kind === 'check_in' ||
      (step.stay_activities ?? []).length > 0
    )
  })
}
const programmeOf = ({ facts }: PlanUnderTest, { programme_id, visit_programme }: TimedStep) =>
  facts.programmes.find(({ id }) => id === (programme_id ?? visit_programme?.programme_id))
/** Whether the words of a request are among those by which people ask for a programme. */
function isAskedAs({ asked_as }: Programme, { text }: Request): boolean {
  const words = plain(text)
  return [...(asked_as?.en ?? []), ...(asked_as?.af ?? [])].some((phrase) =>
    new RegExp(`(?<![a-z])${plain(phrase)}(?:e?s)?(?![a-z])`, 'u').test(words),
  )
}
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim()

const isVisited = ({ visits }: PlanUnderTest, id: string | undefined): boolean =>
  id !== undefined && visits.some(({ step }) => step.place_id === id)

/** A line is met by what is planned, never by what is done if it rains. */
function rainNotRequest(plan: PlanUnderTest): Finding {
  const onlyInRain = ({ line, request }: Answer) => {
    if (line.state !== 'met' || line.force === 'not' || (request.kind !== 'sight' && request.kind !== 'activity'))
      return false
    const steps = stepsOfLine(plan, line)
    const place = (id: string | undefined) => (id === undefined ? undefined : plan.placeOf(id))
    const inRain = steps.some(({ step: { rain } }) => {
      const other = rain?.code === 'other_place' ? place(rain.place_id) : undefined
      return other !== undefined && answers(other, request)
    })
    const planned = steps.some(({ step }) => {
      const visited = place(step.place_id)
      return step.kind === 'activity' || (visited !== undefined && answers(visited, request))
    })
    return inRain && !planned
  }
  return failIfAny(
    answersOf(plan).flatMap((answer) => (onlyInRain(answer) ? [`"${answer.line.text}" is planned only for rain`] : [])),
    'Nothing that was asked for is planned only for rain.',
  )
}

export const ASKED_RULES: readonly Rule[] = [
  {
    id: 'requests_answered',
    label: 'Everything that was asked for has an answer',
    otherwise: 'Something that was asked for has no answer',
    run: requestsAnswered,
  },
  {
    id: 'rain_not_request',
    label: 'What was asked for is planned for dry weather too',
    otherwise: 'Something that was asked for is planned for rain only',
    run: rainNotRequest,
  },
  ...OWN_NOUN_RULES,
  ...REASON_RULES,
  ...READ_AGAIN_RULES,
  ...STATEMENT_RULES,
  ...ARRANGED_RULES,
  ...WITHIN_RULES,
  ...QUESTION_RULES,
]
