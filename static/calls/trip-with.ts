import { withAnswers } from '#shared/contracts/search'
import { parseIdea } from '#shared/domain/idea/parse'
import { todayOf } from '#shared/domain/reference-day'
import type { Trip } from '#shared/domain/revisions/basis'
import type { Host } from './host.ts'
import type { StoredTrip } from './store.ts'

/** What a plan is made from, with these answers after the text of its idea. */
export async function tripWith({ facts }: Host, trip: StoredTrip, answers: readonly string[]): Promise<Trip> {
  const today = todayOf(trip)
  const known = await facts()
  if (answers.length === 0) return { idea: trip.parsed, text: trip.idea, facts: known, today }
  const text = withAnswers(trip.idea, answers)
  return { idea: parseIdea(text, { today, gazetteer: known }), text, facts: known, today }
}
