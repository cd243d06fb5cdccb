import type { Facts } from '../../catalogue/facts.ts'
import { isOfSort } from '../../catalogue/place-nouns.ts'
import type { Request } from '../../idea/requests/request.ts'
import type { Plan } from '../plan.ts'
import type { PlannedStep } from '../schedule/planned-step.ts'
import { answers, isMeant, isOfOtherTown, isStopRequest, type StopToArrange } from '../request/stops-to-arrange.ts'
import { suitsGrades } from '../request/trip-request.ts'
import { dividedGrades } from '../candidates/find-candidates.ts'
import type { Answer, AnsweringStep } from './answer.ts'
import { outOfLight } from './answer-light.ts'
import { asWritten, namesOf } from './as-written.ts'

/** The visits of a plan, with their day. */
export const visitSteps = ({ days }: Plan): AnsweringStep[] =>
  days.flatMap(({ steps }, at) => steps.flatMap((step) => (step.visit ? [{ day: at + 1, step }] : [])))

/** The visits that meet a sight or an activity: its own stop, or a place of the catalogue that answers it. */
const stepsFor = (request: Request, plan: Plan): AnsweringStep[] =>
  plan.days.flatMap(({ steps }, at) =>
    steps.flatMap((step) => (isFor(step, request, plan) ? [{ day: at + 1, step }] : [])),
  )
/** The stop of a step that must still be arranged. */
export const stopOf = ({ own, visit }: PlannedStep): StopToArrange | undefined => own ?? visit?.candidate.arranged
const isWithin = ({ within = [] }: PlannedStep, { id }: Request): boolean =>
  within.some(({ stop }) => stop.requestId === id)
function isFor(step: PlannedStep, request: Request, { request: { ownNouns, areas, start } }: Plan): boolean {
  if (isWithin(step, request)) return true
  const stop = stopOf(step)
  if (stop) return stop.requestId === request.id
  const place = step.visit?.candidate.place
  if (!place || !isMeant(place, request, ownNouns)) return false
  // A dairy farm of another town is not the one that was asked for here.
  return !isStopRequest(request) || !isOfOtherTown(place, request, [...areas, start])
}

/** The steps in which a programme of the catalogue is what was asked for. */
function stepsOfProgrammes({ id }: Request, { days, request }: Plan): AnsweringStep[] {
  const asked = request.askedProgrammes.get(id) ?? []
  return days.flatMap(({ steps }, at) =>
    steps.flatMap((step) => {
      const programme = step.programme ?? step.visitProgramme?.programme ?? stopOf(step)?.programmes?.[0]
      return programme && asked.includes(programme) ? [{ day: at + 1, step }] : []
    }),
  )
}

const isUnwanted = (request: Request, { step }: AnsweringStep): boolean => {
  const { arranged, place } = step.visit!.candidate
  if (arranged || (request.kind !== 'sight' && request.kind !== 'activity')) return false
  if (request.kind === 'sight' && request.placeId !== null) return place.id === request.placeId
  return answers(place, request) || (request.sort !== null && isOfSort(place, request.sort))
}

/** A sight or an activity that is in the plan, or that was not wanted and is not; null for one that is missing. */
export function answerStop(request: Request, plan: Plan, facts: Facts): Answer | null {
  if (request.force === 'not') {
    const seen = visitSteps(plan).filter((visit) => isUnwanted(request, visit))
    return seen.length === 0
      ? { request, state: 'met', steps: [], why: null, instead: null }
      : request.kind === 'sight' && request.placeId !== null
        ? { request, state: 'unclear', steps: seen, why: { code: 'asked_both', params: {} }, instead: null }
        : {
            request,
            state: 'partly',
            steps: seen,
            why: { code: 'avoid_there', params: { places: namesOf(seen) } },
            instead: null,
          }
  }
  const led = stepsOfProgrammes(request, plan)
  if (led.length > 0) return { request, state: 'met', steps: led, why: null, instead: null }
  const all = stepsFor(request, plan)
  // What is done within a step is answered by it alone.
  const inner = all.filter(({ step }) => isWithin(step, request))
  const steps = inner.length > 0 ? inner : all
  if (steps.length === 0) return null
  const confirmed = inner.length > 0 ? [] : steps.filter(({ step }) => !stopOf(step))
  const isNamed = request.kind === 'sight' && request.placeId !== null
  const other = isNamed && confirmed.every(({ step }) => !suitsGrades(step.visit!.candidate.place, plan.request))
  const divided =
    isNamed && confirmed.length > 0 ? dividedGrades(confirmed[0]!.step.visit!.candidate.place, plan.request) : null
  if (divided) {
    const { inside, outside } = divided
    const params = { in_min: inside[0], in_max: inside[1], out_min: outside[0], out_max: outside[1] }
    return { request, state: 'partly', steps: confirmed, why: { code: 'some_grades', params }, instead: null }
  }
  if (confirmed.length > 0 && other) {
    const [grade_min, grade_max] = confirmed[0]!.step.visit!.candidate.place.grades
    const why = { code: 'other_grades', params: { grade_min, grade_max } } as const
    return { request, state: 'partly', steps: confirmed, why, instead: null }
  }
  const asked = (request.kind === 'activity' && request.times) || 1
  if (confirmed.length === 0 && steps.length < asked) {
    const why = { code: 'fewer_times', params: { planned: steps.length, asked } } as const
    return { request, state: 'partly', steps, why, instead: null }
  }
  const unlit = request.kind === 'activity' && request.light ? outOfLight(request.light, steps, plan) : null
  if (unlit) return { request, ...unlit, steps, instead: null }
  return confirmed.length > 0
    ? { request, ...asWritten(request, confirmed, plan, facts), instead: null }
    : { request, state: 'to_arrange', steps, why: null, instead: null }
}
