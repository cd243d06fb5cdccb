import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Contradiction, Idea } from '../../idea/idea.ts'
import type { Note, NoteCode } from '../../itinerary/notes.ts'
import { said } from '../sample-plans/sample-parts.ts'
import type { Itinerary, ItineraryDay, Step, StepKind } from '../../itinerary/itinerary.ts'

/** A copy of a plan, its request and the day it is read on: a mutation changes it in place. */
export interface Draft {
  itinerary: Itinerary
  idea: Idea
  facts: Facts
  today: string
}
/** One fault put into a sound plan: the check named must notice it, and only those in `also` may notice with it. */
export interface Mutation {
  check: string
  what: string
  /** Changes the draft in place; false where this plan has nothing that it could change. */
  apply: (draft: Draft) => boolean | void
  also?: readonly string[]
  /** The status the check should give: `fail` unless said otherwise. */
  status?: 'warn'
}

const copyOf = <T>(document: T): T => JSON.parse(JSON.stringify(document)) as T
export const draftOf = (itinerary: Itinerary, idea: Idea, facts: Facts, today: string): Draft => ({
  itinerary: copyOf(itinerary),
  idea: copyOf(idea),
  facts,
  today,
})

export interface Found {
  day: ItineraryDay
  step: Step
  index: number
}
export const stepsOf = ({ itinerary }: Draft, kind: StepKind): Found[] =>
  itinerary.daily_itinerary.flatMap((day) =>
    day.schedule.flatMap((step, index) => (step.kind === kind ? [{ day, step, index }] : [])),
  )
export const placeOf = ({ facts }: Draft, { step }: Found) => facts.places.find(({ id }) => id === step.place_id)!

export const later = (clock: string, minutes: number): string => {
  const at = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) + minutes
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

/** Changes the facts of the first place visited: the plan stays, the world is another. */
export function changeFirstPlace(draft: Draft, change: Partial<Place>): void {
  const { id } = placeOf(draft, stepsOf(draft, 'visit')[0]!)
  draft.facts = {
    ...draft.facts,
    places: draft.facts.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
  }
}
/** Takes back what the plan says openly, so that it hides it: the notes of these codes. */
export function removeNotes(draft: Draft, ...codes: NoteCode[]): void {
  keepNotes(draft, ({ code }) => !codes.includes(code))
}
/** Takes back that the plan points out a contradiction of this kind. */
export function removeContradiction(draft: Draft, kind: Contradiction['code']): void {
  keepNotes(draft, ({ code, params }) => code !== 'contradiction' || params.code !== kind)
}
export function keepNotes({ itinerary }: Draft, isKept: (note: Note) => boolean): void {
  Object.assign(itinerary, said(...itinerary.notes.filter(isKept)))
}
