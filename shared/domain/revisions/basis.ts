import type { Facts } from '../catalogue/facts.ts'
import type { Idea } from '../idea/idea.ts'
import { requestFor, type RequestOfStyle } from '../packages/attempts.ts'
import { savingsNotes } from '../packages/package-candidate.ts'
import { packagePlan } from '../packages/plan-packages.ts'
import { planRequest } from '../planner/meet-budget.ts'
import type { Plan } from '../planner/plan.ts'
import { planTrip } from '../planner/plan-trip.ts'
import { isGuided } from '../planner/price/price-trip.ts'
import type { Economy } from '../planner/request/economy.ts'
import { readTripRequest } from '../planner/request/read-trip-request.ts'
import type { Style } from '../planner/request/trip-request.ts'
import { editIdea } from './edit-idea.ts'
import type { Edits } from './edits.ts'
import { ownStopsOf } from './own-stops.ts'
import { refuse } from './refusal.ts'

/** What a plan is made from: the idea as it was read, with the answers that were added to its text. */
export interface Trip {
  idea: Idea
  /** Undefined for a copy: its words are its first owner's. */
  text: string | undefined
  facts: Facts
  /** An ISO day. */
  today: string
}

/** The trip with the fields that were set, for plans of the kind that was chosen. */
export function requestOf({ idea, facts, today }: Trip, edits: Edits): RequestOfStyle {
  const edited = editIdea(idea, edits)
  return (style) => ({
    ...readTripRequest(edited, facts, today, style),
    ...(edits.kind === undefined ? {} : { kind: edits.kind }),
  })
}

/** The plan of a package that was taken. */
function packageOn(economy: Economy, style: Style, request: RequestOfStyle, facts: Facts): Plan {
  const classic = planRequest(request('classic'), facts)
  const plan = planTrip(requestFor(style, { request, plan: classic }), facts, economy)
  return { ...plan, notes: [...plan.notes, ...savingsNotes(economy, isGuided(classic))] }
}

/** The planner's own plan of the idea with the changed fields: it gives start, economy and the days nobody touched. */
function planOf(trip: Trip, edits: Edits): Plan {
  const { facts, today, text } = trip
  const request = requestOf(trip, edits)
  const plan =
    edits.package === 'classic'
      ? planRequest(request('classic'), facts)
      : edits.economy
        ? packageOn(edits.economy, edits.package, request, facts)
        : packagePlan(edits.package, editIdea(trip.idea, edits), facts, { today, text, request })
  // The start that was set is in the list of places: of a name that is not, the trip begins elsewhere.
  if (edits.fields.origin !== undefined && plan.request.notes.some(({ code }) => code === 'unknown_origin'))
    refuse('bad_value', { detail: 'We do not know this town. Name a town near it.' }, { field: 'value' })
  return plan
}

const MOST_KEPT = 4
const known = new WeakMap<Facts, Map<string, Plan>>()
/** The same, kept for the next change of the same trip, with the stops of the owner's own. */
export function basisOf(trip: Trip, edits: Edits): Plan {
  const plans = known.get(trip.facts) ?? new Map<string, Plan>()
  known.set(trip.facts, plans)
  const key = JSON.stringify([
    trip.today,
    trip.text ?? trip.idea,
    edits.fields,
    edits.keptStart,
    edits.package,
    edits.economy,
    edits.kind,
  ])
  const plan = plans.get(key) ?? planOf(trip, edits)
  plans.delete(key)
  plans.set(key, plan)
  for (const oldest of [...plans.keys()].slice(0, -MOST_KEPT)) plans.delete(oldest)
  if (edits.own.length === 0) return plan
  const stops = [...plan.request.stops, ...ownStopsOf(edits.own, plan.request, trip.facts)]
  return { ...plan, request: { ...plan.request, stops } }
}
