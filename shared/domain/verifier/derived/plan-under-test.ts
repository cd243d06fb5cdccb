import type { Facts, Place, Stay } from '../../catalogue/facts.ts'
import type { Contradiction, Idea } from '../../idea/idea.ts'
import type { Itinerary, ItineraryDay, Step } from '../../itinerary/itinerary.ts'
import type { SettableField, SetValue } from '../../revisions/change.ts'
import { type NoteCode, type NoteParams, notesOf } from '../../itinerary/notes.ts'
import { minutesOfClock } from './clock.ts'
import { type Road, followRoad } from './road.ts'
import { findFlights, type Flight, programmeStart } from './flights.ts'
import { readAgain, type SecondReading } from '../second-reading/second-reading.ts'
import { suitablePlaces } from './suitable-places.ts'

/** A step with its times in minutes from midnight (NaN if a time is malformed). */
export interface TimedStep extends Step {
  from: number
  to: number
}
/** A stop that the catalogue does not have and a host must agree to. */
export const isArranged = ({ kind, programme_id }: Step): boolean => kind === 'activity' && programme_id === undefined

export interface TimedDay extends Omit<ItineraryDay, 'schedule'> {
  steps: TimedStep[]
  driveMinutes: number
}
export interface Visit {
  day: TimedDay
  step: TimedStep
  /** Undefined if the catalogue has no such place. */
  place: Place | undefined
}
export interface Night {
  day: TimedDay
  stay: Stay | undefined
}

/** What is known beside the plan and its idea. */
export interface Context {
  /** An ISO day. */
  today: string
  /** The idea's own words; without them they cannot be compared with the plan. */
  text?: string | undefined
  /** Places and stops that the owner of the plan took out. */
  takenOut?: readonly string[]
  /** The fields of the idea that the owner of the plan set: their values count, and not the words of the text. */
  changed?: ChangedFields
  /** The owner of the plan changed its visits, so that their order is the owner's. */
  ownOrder?: boolean
}
export type ChangedFields = Partial<Record<SettableField, SetValue>>

/** The input of the checks: the document, the request, the facts, and values derived from these. */
export interface PlanUnderTest extends Required<Omit<Context, 'text'>> {
  itinerary: Itinerary
  idea: Idea
  facts: Facts
  /** The idea’s own words; null if they are not known. */
  text: string | null
  /** The idea's text as the verifier reads it; null if no text was given. Read at the first use. */
  reading: () => SecondReading | null
  days: TimedDay[]
  visits: Visit[]
  /** Visits to places that are in the catalogue. */
  seen: (Visit & { place: Place })[]
  /** Stops that the catalogue does not have. */
  activities: { day: TimedDay; step: TimedStep }[]
  nights: Night[]
  road: Road
  flights: Flight[]
  placeOf: (id: string) => Place | undefined
  stayOf: (id: string) => Stay | undefined
  /** Other places that this group could visit on these dates; computed at the first use. */
  suitable: () => Place[]
  /** Lowest and highest grade, as given or derived from ages; null if the idea gives neither. */
  grades: [number, number] | null
  /** The parameters of the plan's notes of one code. */
  notes: <Code extends NoteCode>(code: Code) => NoteParams[Code][]
  /** Whether the plan has a note of one of these codes. */
  hasNote: (...codes: NoteCode[]) => boolean
  /** Whether the plan has a note about a contradiction of this kind. */
  notesContradiction: (contradiction: Contradiction['code']) => boolean
}

/** All stays of a night. */
export const staysOf = ({ stay_ids = [] }: Pick<TimedDay, 'stay_ids'>, { stays }: Facts): Stay[] =>
  stays.filter(({ id }) => stay_ids.includes(id))

const indexes = new WeakMap<Facts, { places: Map<string, Place>; stays: Map<string, Stay> }>()
function indexOf(facts: Facts) {
  let index = indexes.get(facts)
  if (!index) {
    index = { places: new Map(facts.places.map((p) => [p.id, p])), stays: new Map(facts.stays.map((s) => [s.id, s])) }
    indexes.set(facts, index)
  }
  return index
}

function timedDay(day: ItineraryDay): TimedDay {
  const steps = day.schedule.map((step) => ({
    ...step,
    from: minutesOfClock(step.start),
    to: minutesOfClock(step.end),
  }))
  const driveMinutes = steps.reduce(
    (sum, { kind, from, to }) => sum + (kind === 'travel' && to > from ? to - from : 0),
    0,
  )
  return { ...day, steps, driveMinutes }
}

/** By June, a learner's grade is the age minus six; Grade R is 0. */
const gradeOfAge = (age: number) => Math.min(12, Math.max(0, age - 6))
function gradesOf({ gradeMin, gradeMax, ageMin, ageMax }: Idea): [number, number] | null {
  if (gradeMin !== null || gradeMax !== null) return [gradeMin ?? gradeMax!, gradeMax ?? gradeMin!]
  if (ageMin !== null || ageMax !== null) return [gradeOfAge(ageMin ?? ageMax!), gradeOfAge(ageMax ?? ageMin!)]
  return null
}

export function planUnderTest(
  itinerary: Itinerary,
  idea: Idea,
  facts: Facts,
  { today, text, takenOut = [], changed = {}, ownOrder = false }: Context,
): PlanUnderTest {
  const { places, stays } = indexOf(facts)
  const days = itinerary.daily_itinerary.map(timedDay)
  const visits = days.flatMap((day) =>
    day.steps
      .filter(({ kind }) => kind === 'visit')
      .map(
        (step): Visit => ({ day, step, place: step.place_id === undefined ? undefined : places.get(step.place_id) }),
      ),
  )
  const nights = days
    .slice(0, -1)
    .map((day): Night => ({ day, stay: day.stay_id === null ? undefined : stays.get(day.stay_id) }))
  const grades = gradesOf(idea)
  const road = followRoad(days, idea, facts, (id) => stays.get(id))
  const flights = findFlights(days, facts)
  let suitable: Place[] | null = null
  let reading: SecondReading | null = null
  return {
    itinerary,
    idea,
    facts,
    today,
    text: text ?? null,
    takenOut,
    changed,
    ownOrder,
    reading: () => (text === undefined ? null : (reading ??= readAgain(text, facts))),
    days,
    visits,
    nights,
    seen: visits.filter((visit): visit is Visit & { place: Place } => visit.place !== undefined),
    activities: days.flatMap((day) => day.steps.filter(isArranged).map((step) => ({ day, step }))),
    road,
    flights,
    placeOf: (id) => places.get(id),
    stayOf: (id) => stays.get(id),
    suitable: () =>
      (suitable ??= suitablePlaces({ itinerary, idea, facts, grades, start: programmeStart(road, flights) })),
    grades,
    notes: (code) => notesOf(itinerary.notes, code).map(({ params }) => params),
    hasNote: (...codes) => itinerary.notes.some(({ code }) => codes.includes(code)),
    notesContradiction: (contradiction) =>
      notesOf(itinerary.notes, 'contradiction').some(({ params }) => params.code === contradiction),
  }
}
