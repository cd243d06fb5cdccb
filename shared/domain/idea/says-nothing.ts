import type { Idea } from './idea.ts'

/** Whether nothing of a trip was read in a text ("hi", "asdf"): no fact, and no request that says what is meant. */
export function saysNothing(idea: Idea): boolean {
  const facts = [
    idea.location,
    idea.province,
    idea.origin,
    idea.startDate,
    idea.window,
    idea.days,
    idea.students,
    idea.teachers,
    idea.gradeMin,
    idea.ageMin,
    idea.budget,
    idea.hours ?? null,
    idea.flights ?? null,
  ]
  return (
    facts.every((fact) => fact === null) &&
    [idea.locations, idea.subjects, idea.tripTypes, idea.needs].every((list) => list.length === 0) &&
    idea.requests.every(meansNothing)
  )
}

/** An activity that no table knows ("test test"). */
export const meansNothing = (request: Idea['requests'][number]): boolean =>
  request.kind === 'activity' && request.offer === null && request.sort === null
