import type { Itinerary } from '../itinerary/itinerary.ts'
import { writeItinerary } from '../planner/wording/write-itinerary.ts'
import { verify } from '../verifier/verify.ts'
import type { Trip } from './basis.ts'
import { editIdea } from './edit-idea.ts'
import type { Edits, Outline } from './edits.ts'
import type { OutlinePlan } from './plan-outline.ts'
import { isVisitStep } from '../itinerary/visits.ts'

/** The plan with a mark at each visit that is locked. */
function withLocks(itinerary: Itinerary, { days }: Outline): Itinerary {
  const daily_itinerary = itinerary.daily_itinerary.map((day, at) => {
    const visits = [...days[at]!.visits]
    const schedule = day.schedule.map((step) =>
      isVisitStep(step) && visits.shift()?.locked ? { ...step, locked: true as const } : step,
    )
    return { ...day, schedule }
  })
  return { ...itinerary, daily_itinerary }
}

/** A changed plan as it is stored: its words and the verifier's report. */
export function documentOf({ plan, outline }: OutlinePlan, edits: Edits, trip: Trip): Itinerary {
  const { facts, today, text } = trip
  const idea = editIdea(trip.idea, edits)
  const draft = withLocks(writeItinerary(plan, facts), outline)
  return {
    ...draft,
    checks: verify(draft, idea, facts, { today, text, takenOut: edits.removed, changed: edits.fields, ownOrder: true }),
  }
}
