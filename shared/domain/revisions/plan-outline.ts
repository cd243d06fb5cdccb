import type { Facts } from '../catalogue/facts.ts'
import { findCandidate, isPossible } from '../planner/candidates/find-candidates.ts'
import type { Candidate } from '../planner/candidates/candidates.ts'
import { withBudgetNotes } from '../planner/meet-budget.ts'
import type { Plan } from '../planner/plan.ts'
import { planOfChosen } from '../planner/plan-trip.ts'
import { readIndex } from '../planner/places/facts-index.ts'
import { minutesOf } from '../itinerary/clock.ts'
import { unsuitable } from '../planner/answers/why-missing.ts'
import { factsAsSaid } from '../planner/request/said-drive.ts'
import { groupSize, type TripRequest } from '../planner/request/trip-request.ts'
import { bedsOf, type Lodging, lodgingAt, spotOf } from '../planner/search/bases/lodging.ts'
import { constraintsForDays } from '../planner/search/days/constraints-for-days.ts'
import { visitsOf } from '../planner/search/days/solved-day.ts'
import { withAnswers } from '../planner/with-answers.ts'
import type { PlannedDay } from '../planner/schedule/planned-day.ts'
import type { DraftDay, DraftOutline, DraftVisit } from './draft-outline.ts'
import type { Outline, OutlineVisit } from './edits.ts'
import { refuse } from './refusal.ts'
import { isSameDay, MOST_VISITS, solveOutlineDay } from './solve-outline-day.ts'

/** What an outline becomes: the plan, and the outline with the order and the lengths that were found. */
export interface OutlinePlan {
  plan: Plan
  outline: Outline
}

function candidateOf({ id }: DraftVisit, base: Plan, facts: Facts): Candidate {
  const known = base.chosen.candidates.places.find(({ place }) => place.id === id)
  return known ?? findCandidate(id, base.request, facts) ?? refuse('unknown_place', {}, { field: 'with' })
}
/** Throws a refusal where this group may not visit a place. */
export function checkPlace(id: string, request: TripRequest, facts: Facts): void {
  const entry = readIndex(facts).placeById.get(id)
  if (!entry) return refuse('unknown_place', {}, { field: 'with' })
  const { name, grades } = entry.place
  if (grades[0] > request.gradeMin || grades[1] < request.gradeMax)
    refuse('grades', { name, grade_min: grades[0], grade_max: grades[1] }, { field: 'with' })
  const wanted = { ...request, unwantedPlaceIds: new Set<string>() }
  if (!isPossible(entry, wanted))
    refuse('unsuitable', { name, why: unsuitable(entry.place, request).params.why }, { field: 'with' })
}

function lodgingOf(id: string, request: TripRequest, facts: Facts): Lodging {
  const stay = readIndex(facts).stayById.get(id)
  return stay ? lodgingAt(stay, facts, groupSize(request)) : refuse('unknown_stay', {}, { field: 'with' })
}
/** Throws a refusal where a stay and its neighbours have too few beds. */
export function checkStay(id: string, request: TripRequest, facts: Facts): void {
  const lodging = lodgingOf(id, request, facts)
  const [beds, people] = [bedsOf(lodging), groupSize(request)]
  if (beds < people) refuse('no_beds', { name: lodging.stay.name, beds, people }, { field: 'with' })
}

const programmesOf = ({ days }: DraftOutline): ReadonlyMap<string, string> =>
  new Map(
    days.flatMap(({ programmes = {} }, at) =>
      Object.entries(programmes).map(([block, id]) => [`${at} ${block}`, id] as const),
    ),
  )
const visitProgrammesOf = ({ days }: DraftOutline): ReadonlyMap<string, string> =>
  new Map(days.flatMap(({ visits }) => visits.flatMap(({ id, programme }) => (programme ? [[id, programme]] : []))))
/** The programmes of a day that were chosen and still fit. */
function programmesPlaced({ steps }: PlannedDay, { programmes = {} }: DraftDay): Pick<DraftDay, 'programmes'> {
  const blocks = steps.filter(({ role }) => role === 'programme' || role === 'morning')
  const placed = Object.entries(programmes).filter(([block, id]) => blocks[Number(block)]?.programme?.id === id)
  return placed.length === 0 ? {} : { programmes: Object.fromEntries(placed) }
}
/** Throws a refusal where a day does not leave when its owner wants. */
function checkHours({ days }: Plan, draft: DraftOutline): void {
  for (const [at, { leaves }] of draft.days.entries())
    if (leaves !== undefined && days[at]!.steps.find(({ role }) => role === 'drive')?.start !== minutesOf(leaves))
      refuse('not_at_that_hour', { name: `Day ${at + 1}` }, { field: 'start' })
}

/**
 * The plan of an outline. A day that is as the planner had it is taken over as it is; each other one is solved with
 * just its visits. Throws a refusal where a day cannot hold them.
 */
export function planOutline(base: Plan, draft: DraftOutline, removed: readonly string[], facts: Facts): OutlinePlan {
  const asSaid = factsAsSaid(base.request, facts)
  const lodgings = draft.stays.map((id) => lodgingOf(id, base.request, facts))
  const levels = constraintsForDays(
    base.request,
    lodgings.map(({ stay }) => spotOf(stay)),
    { maxVisitsPerDay: MOST_VISITS },
    asSaid.roads,
  )
  if (draft.days.length === 1 && draft.days[0]!.visits.length === 0) refuse('last_visit', {}, { field: 'step' })
  const days = draft.days.map((day, at) => {
    const planned = base.chosen.days[at]
    if (planned && isSameDay(planned, day, levels[at]!)) return planned
    const candidates = day.visits.map((visit) => candidateOf(visit, base, asSaid))
    return solveOutlineDay(day, at, candidates, levels[at]!, asSaid.roads)
  })
  const request: TripRequest = {
    ...base.request,
    takenOut: new Set(removed),
    programmes: programmesOf(draft),
    visitProgrammes: visitProgrammesOf(draft),
  }
  const chosen = { ...base.chosen, request, economy: base.economy, days, lodgings }
  const plan = planOfChosen(chosen, base.startNotes, asSaid)
  checkHours(plan, draft)
  const savings = base.notes.filter(({ code }) => code === 'savings')
  const noted = withBudgetNotes({ ...plan, notes: [...plan.notes, ...savings] }, facts)
  const outline: Outline = {
    days: draft.days.map(({ visits, leaves }, at) => ({
      ...(leaves === undefined ? {} : { leaves }),
      ...programmesPlaced(plan.days[at]!, draft.days[at]!),
      visits: visitsOf(days[at]!.route).map(({ candidate, minutes }): OutlineVisit => {
        const { start, locked, programme } = visits.find(({ id }) => id === candidate.place.id)!
        const isDone = plan.days[at]!.steps.some(
          ({ visit, visitProgramme }) =>
            visit?.candidate.place.id === candidate.place.id && visitProgramme?.programme.id === programme,
        )
        return {
          id: candidate.place.id,
          minutes,
          ...(start === undefined ? {} : { start }),
          ...(locked ? { locked } : {}),
          ...(programme && isDone ? { programme } : {}),
        }
      }),
    })),
    stays: draft.stays,
  }
  return { plan: withAnswers(noted, facts), outline }
}
