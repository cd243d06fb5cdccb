import type { Facts, Place } from '../../catalogue/facts.ts'
import type { Idea } from '../../idea/idea.ts'
import type { Itinerary, ItineraryDay, Step, StepKind } from '../../planner/itinerary.ts'

/** A plan, its request and the day it is read on, free to be spoilt: always a copy. */
export interface Draft {
  itinerary: Itinerary
  idea: Idea
  facts: Facts
  today: string
}
/** One way to spoil a sound plan; the check named must notice, and only those in `also` may notice with it. */
export interface Corruption {
  check: string
  what: string
  /** Changes the draft in place; answers false where this plan has nothing of the kind to spoil. */
  spoil: (draft: Draft) => boolean | void
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
/** Takes back what the plan says openly, so that it hides it. */
export function silence({ itinerary }: Draft, words: RegExp): void {
  itinerary.assumptions = itinerary.assumptions.filter((text) => !words.test(text))
}
