import type { Itinerary, Step } from '../itinerary/itinerary.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { listOf } from '../itinerary/words.ts'
import type { RequestOfStyle } from '../packages/attempts.ts'
import { type PlannedChoices, planChoices } from '../packages/plan-choices.ts'
import { NoPlan } from '../planner/plan-trip.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import { requestOf, type Trip } from './basis.ts'
import type { PlanState } from './changed-plan.ts'
import type { PlanCode } from './change.ts'
import { editIdea } from './edit-idea.ts'
import { type Edits, NO_EDITS } from './edits.ts'
import { ownStopsOf } from './own-stops.ts'
import { visitIdOf } from './read-outline.ts'
import { keyOf } from './steps-compared.ts'

const visitsOf = ({ daily_itinerary }: Itinerary): Step[] =>
  daily_itinerary.flatMap(({ schedule }) => schedule.filter(isVisitStep))

/** The visits that the owner locked or put in. */
function keptVisits({ itinerary, edits: { added = [], own } }: PlanState): Step[] {
  const isOwn = ({ place_id, title }: Step) => place_id === undefined && own.some((stop) => stop.title === title)
  return visitsOf(itinerary).filter(
    (step) => step.locked || isOwn(step) || (step.place_id !== undefined && added.includes(step.place_id)),
  )
}

/** The request with the visits that the owner locked or put in, and without those that were taken out. */
function asChanged(request: TripRequest, state: PlanState, { facts }: Trip): TripRequest {
  const { removed } = state.edits
  const own = ownStopsOf(state.edits.own, request, facts)
  const kept = keptVisits(state).map((step) => visitIdOf(step, [...request.stops, ...own]))
  return {
    ...request,
    takenOut: new Set(removed),
    unwantedPlaceIds: new Set([...request.unwantedPlaceIds, ...removed]),
    namedPlaceIds: request.namedPlaceIds.filter((id) => !removed.includes(id)),
    addedPlaceIds: kept,
    stops: [
      ...request.stops.filter(({ place }) => !removed.includes(place.id)),
      ...own.filter(({ place }) => kept.includes(place.id)),
    ],
  }
}

/** A plan with a mark at the visits that are locked in another one. */
function withLocksOf(shown: Itinerary, itinerary: Itinerary): Itinerary {
  const locked = new Set(visitsOf(shown).flatMap((step) => (step.locked ? [keyOf(step)] : [])))
  if (locked.size === 0) return itinerary
  const daily_itinerary = itinerary.daily_itinerary.map((day) => ({
    ...day,
    schedule: day.schedule.map((step) =>
      isVisitStep(step) && locked.has(keyOf(step)) ? { ...step, locked: true as const } : step,
    ),
  }))
  return { ...itinerary, daily_itinerary }
}

/** The other packages of a version of a plan and, for a vague idea, plans of other kinds: for the trip as it is now. */
export function choicesFor(trip: Trip, state: PlanState): PlannedChoices {
  const { itinerary, edits } = state
  const { facts, today, text } = trip
  const asked = requestOf(trip, edits)
  const isChanged = edits.removed.length > 0 || keptVisits(state).length > 0
  const made = (request: RequestOfStyle) =>
    planChoices(editIdea(trip.idea, edits), facts, {
      itinerary,
      style: edits.package,
      kind: edits.kind,
      request,
      today,
      text,
      takenOut: edits.removed,
      changed: edits.fields,
    })
  const { others, kinds } = isChanged
    ? orElse(
        () => made((style) => asChanged(asked(style), state, trip)),
        () => made(asked),
      )
    : made(asked)
  return {
    others: others.map((one) => ({ ...one, itinerary: one.itinerary && withLocksOf(itinerary, one.itinerary) })),
    kinds,
  }
}
function orElse<Made>(first: () => Made, second: () => Made): Made {
  try {
    return first()
  } catch (error) {
    if (!(error instanceof NoPlan)) throw error
    return second()
  }
}

/** Whether the plan is what a code stands for. */
export const isTaken = (code: PlanCode, edits: Edits): boolean =>
  code === edits.package || code === (edits.kind ?? 'first')

/** The plan that a code stands for, with what is then set and changed; null if there is none of this kind. */
export function choiceOf(code: PlanCode, { edits }: PlanState, { others, kinds }: PlannedChoices) {
  const { economy: _economy, arranged: _arranged, kind, ...kept } = edits
  if (code === 'saver' || code === 'classic' || code === 'signature') {
    const classic = others.find(({ style }) => style === 'classic')
    const found = others.find(({ style }) => style === code)
    const document = found?.itinerary ?? (found ? classic?.itinerary : null)
    if (!found || !document) return null
    return {
      document,
      edits: {
        ...kept,
        ...(kind === undefined ? {} : { kind }),
        package: found.itinerary ? code : 'classic',
        ...(found.economy ? { economy: found.economy } : {}),
        outline: null,
      } satisfies Edits,
    }
  }
  const document = code === 'first' ? kinds?.plan : kinds?.others.find((one) => one.kind === code)?.itinerary
  if (!document) return null
  const chosen = code === 'first' ? {} : { kind: code }
  return {
    document,
    edits: { ...kept, ...chosen, package: NO_EDITS.package, added: [], outline: null } satisfies Edits,
  }
}

/** What was locked, put in or arranged by the owner and is not in the plan that was taken. */
export function sayLost(state: PlanState, taken: Itinerary): string[] {
  const there = new Set(visitsOf(taken).map(keyOf))
  const lost = keptVisits(state).filter((step) => !there.has(keyOf(step)))
  const visits = lost.length > 0 ? [`${listOf(lost.map(({ title }) => title))} could not be kept.`] : []
  return state.edits.arranged ? [...visits, 'Its hours, order and beds are its own, not those that you set.'] : visits
}
