import type { Facts } from '../catalogue/facts.ts'
import type { Itinerary, ItineraryDay, Step } from '../itinerary/itinerary.ts'
import { readIndex } from '../planner/places/facts-index.ts'
import type { TripRequest } from '../planner/request/trip-request.ts'
import type { Change } from './change.ts'
import type { DraftDay, DraftOutline, DraftVisit } from './draft-outline.ts'
import { checkPlace, checkStay } from './plan-outline.ts'
import { isVisitStep } from '../itinerary/visits.ts'
import { isBlockStep, visitIdOf } from './read-outline.ts'
import { refuse } from './refusal.ts'

/** An outline while changes are applied to it. */
export interface Drafted {
  draft: DraftOutline
  removed: string[]
  added: string[]
}
/** What changes are applied with: the plan as its owner saw it, which days and steps count in. */
export interface ChangeContext {
  shown: Itinerary
  request: TripRequest
  facts: Facts
}
type OutlineChange = Extract<
  Change,
  { type: 'swap' | 'add' | 'remove' | 'lock' | 'unlock' | 'move' | 'resize' | 'stay' }
>
export const isOutlineChange = ({ type }: Change): boolean =>
  ['swap', 'add', 'remove', 'lock', 'unlock', 'move', 'resize', 'stay'].includes(type)

export function dayAt(shown: Itinerary, day: number, field = 'day'): ItineraryDay {
  const days = shown.daily_itinerary
  return days[day - 1] ?? refuse('no_such_day', { days: days.length }, { field })
}
export function stepAt(shown: Itinerary, day: number, step: number): Step {
  return dayAt(shown, day).schedule[step] ?? refuse('no_such_step', {}, { field: 'step' })
}
/** The visit at a step of the plan as it was shown. */
function visitAt({ shown, request }: ChangeContext, { draft }: Drafted, day: number, step: number) {
  const at = stepAt(shown, day, step)
  if (!isVisitStep(at)) return refuse('not_a_visit', { title: at.title }, { field: 'step' })
  const id = visitIdOf(at, request.stops)
  for (const own of draft.days) {
    const index = own.visits.findIndex((visit) => visit.id === id)
    if (index >= 0) return { visits: own.visits, index, visit: own.visits[index]!, title: at.title }
  }
  return refuse('no_such_step', {}, { field: 'step' })
}
function unlocked(found: ReturnType<typeof visitAt>) {
  return found.visit.locked ? refuse('locked', { title: found.title }, { field: 'step' }) : found
}

const nameOf = (id: string, { request, facts }: ChangeContext): string =>
  readIndex(facts).placeById.get(id)?.place.name ?? request.stops.find(({ place }) => place.id === id)?.place.name ?? ''

/** A place that is to come into the plan. */
function newVisit(id: string, { draft }: Drafted, context: ChangeContext): DraftVisit {
  const { request, facts } = context
  const stop = request.stops.some(({ place }) => place.id === id)
  if (!stop) checkPlace(id, request, facts)
  const at = draft.days.findIndex(({ visits }) => visits.some((visit) => visit.id === id))
  if (at >= 0) return refuse('already_there', { name: nameOf(id, context), day: at + 1 }, { field: 'with' })
  return { id, minutes: null }
}

function idOf(one: string | object): string {
  return typeof one === 'string' ? one : refuse('unknown_place', {}, { field: 'with' })
}
const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id)

/** All nights of one stay, from the one that is meant on in both directions. */
function nightsTogether(stays: readonly string[], night: number): number[] {
  const nights = [night]
  for (let at = night - 1; stays[at] === stays[night]; at--) nights.unshift(at)
  for (let at = night + 1; stays[at] === stays[night] && at < stays.length; at++) nights.push(at)
  return nights
}

function moved(change: Extract<OutlineChange, { type: 'move' }>, drafted: Drafted, context: ChangeContext): void {
  const { day, step, to_day, start } = change
  const { draft } = drafted
  dayAt(context.shown, day)
  if (to_day !== undefined) dayAt(context.shown, to_day, 'to_day')
  if (step === undefined) {
    if (start !== undefined) draft.days[day - 1]!.leaves = start
    if (to_day === undefined) return start === undefined ? refuse('no_such_step', {}, { field: 'to_day' }) : undefined
    const passed = draft.days.slice(Math.min(day, to_day) - 1, Math.max(day, to_day))
    const locked = passed.flatMap(({ visits }) => visits).find((visit) => visit.locked)
    if (locked) return refuse('locked', { title: nameOf(locked.id, context) }, { field: 'day' })
    const [taken] = draft.days.splice(day - 1, 1)
    draft.days.splice(to_day - 1, 0, taken!)
    return
  }
  const { visits, index, visit } = unlocked(visitAt(context, drafted, day, step))
  const { start: _before, ...rest } = visit
  visits.splice(index, 1)
  const there: DraftDay = to_day === undefined ? { visits } : draft.days[to_day - 1]!
  there.visits.push({ ...rest, isMoving: true, ...(start === undefined ? {} : { start }) })
}

/** Puts another programme into a block at the stay; throws a refusal where nothing is to be swapped. */
function swapProgramme(
  { day, step, with: id }: Extract<OutlineChange, { type: 'swap' }>,
  { draft }: Drafted,
  { shown, facts }: ChangeContext,
): void {
  const { schedule } = dayAt(shown, day)
  const at = schedule[step]!
  if ((at.stay_activities ?? []).length > 0 || at.within)
    return refuse('not_a_visit', { title: at.title }, { field: 'step' })
  if (!facts.programmes.some((one) => one.id === id)) return refuse('unknown_place', {}, { field: 'with' })
  const own = draft.days[day - 1]!
  own.programmes = { ...own.programmes, [schedule.filter(isBlockStep).indexOf(at)]: idOf(id) }
}

/** Puts another programme into a visit, which stays as it is; those of the other visits are kept. */
function swapWithinVisit(change: Extract<OutlineChange, { type: 'swap' }>, drafted: Drafted, context: ChangeContext) {
  for (const { day, schedule } of context.shown.daily_itinerary)
    for (const [step, { visit_programme }] of schedule.entries())
      if (visit_programme) visitAt(context, drafted, day, step).visit.programme = visit_programme.programme_id
  visitAt(context, drafted, change.day, change.step).visit.programme = idOf(change.with)
}
const isWithinVisit = ({ day, step, with: id }: Extract<OutlineChange, { type: 'swap' }>, context: ChangeContext) =>
  stepAt(context.shown, day, step).visit_programme !== undefined &&
  context.facts.programmes.some((one) => one.id === id && one.at !== undefined)

/** Applies one change to an outline; throws a refusal where it makes no sense. */
export function applyChange(change: OutlineChange, drafted: Drafted, context: ChangeContext): void {
  const { draft } = drafted
  switch (change.type) {
    case 'swap': {
      if (isBlockStep(stepAt(context.shown, change.day, change.step))) return swapProgramme(change, drafted, context)
      if (isWithinVisit(change, context)) return swapWithinVisit(change, drafted, context)
      const { visits, index, visit } = unlocked(visitAt(context, drafted, change.day, change.step))
      const next = newVisit(idOf(change.with), drafted, context)
      visits[index] = next
      drafted.removed = [...without(drafted.removed, next.id), visit.id]
      drafted.added = [...without(drafted.added, visit.id), next.id]
      return
    }
    case 'add': {
      dayAt(context.shown, change.day)
      const next = newVisit(idOf(change.with), drafted, context)
      const { minutes = null, start } = change
      draft.days[change.day - 1]!.visits.push({
        ...next,
        minutes,
        isMoving: true,
        ...(start === undefined ? {} : { start }),
      })
      drafted.removed = without(drafted.removed, next.id)
      drafted.added = [...drafted.added, next.id]
      return
    }
    case 'remove': {
      const { visits, index, visit } = unlocked(visitAt(context, drafted, change.day, change.step))
      visits.splice(index, 1)
      drafted.removed = [...drafted.removed, visit.id]
      drafted.added = without(drafted.added, visit.id)
      return
    }
    case 'lock': {
      visitAt(context, drafted, change.day, change.step).visit.locked = true
      return
    }
    case 'unlock': {
      delete visitAt(context, drafted, change.day, change.step).visit.locked
      return
    }
    case 'resize': {
      unlocked(visitAt(context, drafted, change.day, change.step)).visit.minutes = change.minutes
      return
    }
    case 'stay': {
      dayAt(context.shown, change.day)
      if (change.day > draft.stays.length) return refuse('no_such_step', {}, { field: 'day' })
      checkStay(change.with, context.request, context.facts)
      for (const night of nightsTogether(draft.stays, change.day - 1)) draft.stays[night] = change.with
      return
    }
    case 'move':
      moved(change, drafted, context)
  }
}
