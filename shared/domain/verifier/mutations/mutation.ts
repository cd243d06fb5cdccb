import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Contradiction, Idea } from '../../idea/idea.ts'
import type { Note, NoteCode } from '../../itinerary/notes.ts'
import type { Context } from '../derived/plan-under-test.ts'
import { said } from '../sample-plans/sample-parts.ts'
import type { Itinerary, ItineraryDay, Step, StepKind } from '../../itinerary/itinerary.ts'

/** A copy of a plan, its request and today's date; a mutation changes it in place. */
export interface Draft {
  itinerary: Itinerary
  idea: Idea
  facts: Facts
  today: string
  text?: string | undefined
}
/** One fault added to a correct plan: `check` must find it, and only the checks in `also` may find it as well. */
export interface Mutation {
  check: string
  what: string
  /** Changes the draft in place; returns false if this plan has nothing to change. */
  apply: (draft: Draft) => boolean | void
  also?: readonly string[]
  /** The expected status of the check; `fail` by default. */
  status?: 'warn'
}

const copyOf = <T>(document: T): T => JSON.parse(JSON.stringify(document)) as T
export const draftOf = (itinerary: Itinerary, idea: Idea, facts: Facts, { today, text }: Context): Draft => ({
  itinerary: copyOf(itinerary),
  idea: copyOf(idea),
  facts,
  today,
  text,
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

/** The ISO day so many days later. */
export const moved = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Changes the facts about the first place visited, not the plan. */
export function changeFirstPlace(draft: Draft, change: Partial<Place>): void {
  const { id } = placeOf(draft, stepsOf(draft, 'visit')[0]!)
  draft.facts = {
    ...draft.facts,
    places: draft.facts.places.map((place) => (place.id === id ? { ...place, ...change } : place)),
  }
}
/** Removes the notes with these codes. */
export function removeNotes(draft: Draft, ...codes: NoteCode[]): void {
  keepNotes(draft, ({ code }) => !codes.includes(code))
}
/** Removes the note about a contradiction of this kind. */
export function removeContradiction(draft: Draft, kind: Contradiction['code']): void {
  keepNotes(draft, ({ code, params }) => code !== 'contradiction' || params.code !== kind)
}
export function keepNotes({ itinerary }: Draft, isKept: (note: Note) => boolean): void {
  Object.assign(itinerary, said(...itinerary.notes.filter(isKept)))
}
/** Adds notes to the plan. */
export function saying({ itinerary }: Draft, ...notes: Note[]): void {
  Object.assign(itinerary, said(...itinerary.notes, ...notes))
}
