import type { OfferCode } from '../catalogue/offers.ts'
import type { Contradiction, LikelyGrades } from '../idea/idea.ts'
import type { Language } from '../language.ts'
import type { Need } from '../needs.ts'
import type { TripType } from '../trip-types.ts'

type None = Record<string, never>
/** Grades that have other subjects instead of one that was asked for. */
export interface SubjectInstead {
  grade_min: number
  grade_max: number
  names: string[]
}
/** A place or a stay, with the name under which the reader gets it. */
export interface NamedFact {
  id: string
  name: string
}
/** A town, region or place that was asked for, with the article that its name takes in a sentence. */
export interface AreaName {
  name: string
  article: string | null
}
/** The nearest place that gives what the plan does not; `road_km` is null if there is no road from the area. */
export interface NearestPlace extends NamedFact {
  road_km: number | null
  area: AreaName
  /** Where the group is larger than the place takes at a time. */
  at_a_time: number | null
}
/** A way to pay less that takes nothing away that was asked for; `cents` is what it takes off the price of a learner. */
export type SavingPart = { cents: number } & (
  | { code: 'free_adults'; adults: number; learners_per_adult: number }
  | { code: 'free_place'; place: NamedFact }
  | { code: 'own_transfer' | 'adults_apart' }
)
/** What was given up to keep the price down. */
export type Saving =
  | 'no_guide'
  | 'cheaper_choices'
  | 'cheapest_choices'
  | 'one_visit_a_day'
  | 'two_visits_a_day'
  | 'low_rates'

/**
 * What a plan tells its reader besides the programme, by code: assumptions, missing wishes, and what to
 * know. Dates are ISO days, clock times `HH:MM`, money whole cents, grades 0 to 12.
 */
export interface NoteParams {
  contradiction: Contradiction
  one_day_only: { days: number }
  trip_too_long: { days: number; planned: number }
  day_trip_of_days: { days: number; planned: number }
  camp_without_night: None
  dates_turned_round: { start: string; end: string }
  dates_past: { start: string; end: string }
  too_few_beds: { beds: number; people: number; town: string }
  planned_elsewhere: { asked: string; city: string; from: string }
  starts_elsewhere: { from: string; start: string; road_km: number; flies: boolean; is_airport: boolean }
  flights_as_asked: { from: string; to: string; via: string | null }
  flights_chosen: {
    from: string
    to: string
    via: string | null
    home: string
    area: string
    drive_hours: number
  }
  flights_left_out: { home: string; area: string; why: 'day_trip' | 'near' | 'no_flight' }
  tickets_in_hand: None
  flights_apart: None
  over_budget: { budget_cents: number; days: number; price_cents: number }
  /** Ways to pay less that add up: `left_cents` is the price of a learner after all of them. */
  savings_together: { budget_cents: number; price_cents: number; parts: SavingPart[]; left_cents: number }
  /** What is left over the budget after these, for a learner, the group, and a learner in each month until the trip. */
  raise_money: { cents: number; group_cents: number; months: number; month_cents: number }
  /** For a school that has a bus or can borrow one; the fuel is in the price. */
  cheaper_with_own_bus: { price_cents: number; fuel_cents: number }
  cheaper_with_fewer_days: { days: number; instead_of: number; price_cents: number }

  place_left_out: { place: NamedFact; why: 'grades' | 'unsuitable' | 'no_room'; grade_min: number; grade_max: number }
  subject_left_out: { subject: string; nearest: NearestPlace | null }
  theme_left_out: { theme: TripType }
  offer_left_out: { offer: OfferCode; nearest: NearestPlace | null }
  area_left_out: { area: AreaName; why: 'no_place' | 'no_room' | 'no_room_beside_others' }
  few_near: { km: number; area: AreaName }
  few_there: { there: number; visits: number; area: AreaName }
  day_without_visit: { day: number; why: 'long_drive' | 'flights' | 'nothing_open' }

  grades_from_ages: { grade_min: number; grade_max: number }
  grades_likely: { grade_min: number; grade_max: number; of: LikelyGrades['of'] }
  grade_default: { grade: number }
  subject_of_phase: { subject: string; instead: SubjectInstead[] }
  group_default: { students: number; teachers: number; words?: string }
  /** `near_water`: by the ratio for water, where what was asked for is on it or beside a danger of drowning. */
  teachers_default: { teachers: number; learners_per_adult: number; near_water?: true }
  few_adults: { students: number; teachers: number; learners_per_adult: number; recommended: number }
  unknown_place: { name: string; planned_in: string; by: 'province' | 'area' }
  place_default: { area: string; is_origin: boolean }
  unknown_origin: { name: string; start: string }
  origin_default: { start: string }
  several_schools: { name: string; towns: string[]; start: string }
  budget_default: { words?: string }
  budget_for_each: { cents: number }
  length_default: { days: number }
  /**
   * `by`: for the days on which what was asked for can be visited, although they are no usual days of trips. `late`:
   * approval takes longer than what is left.
   */
  dates_default: { start: string; end: string; by?: 'opening'; words?: string; late?: true }
  dates_backwards: { start: string; end: string; by?: 'opening'; late?: true }
  dates_in_window: { window: string; start: string; end: string }
  hours_not_kept: { not_before: string | null; back_by: string | null; begins: string; ends: string }
  /** The way as the idea gives it, ours, and which counts; without ours the area is too wide for one way. */
  said_drive: {
    km: number | null
    minutes: number | null
    area: AreaName
    road_km: number | null
    road_minutes: number | null
    by: string[]
    kept: 'ours' | 'yours' | 'unlikely' | 'unplaced'
  }
  farthest_stay: { start: string; stay: NamedFact; comes: 'first' | 'middle' | 'last'; ends_at_home: boolean }
  farthest_outing: {
    place: NamedFact
    road_km: number
    day: number
    why: 'fresh' | 'tired' | 'young' | 'no_better_day'
  }
  savings: { made: Saving[] }
  signature_over_budget: { cents: number; budget_cents: number }

  short_notice: { days_left: number; lead_days: number }
  public_holiday: { date: string; name: string }
  takes_turns: { people: number; places: (NamedFact & { at_a_time: number })[] }
  stays_split: { people: number; stays: (NamedFact & { beds: number })[] }
  wheelchair_unconfirmed: None
  /** `from_home`: nobody cooks for the group. */
  food_unconfirmed: { needs: Need[]; from_home?: true }
  no_water_activity: None
  some_ashore: { people: number }
  own_transport: { seats?: number; people?: number }
  under_budget: { cents: number; budget_cents: number }
  fleet_half_day: { saves_cents: number }
  fleet_taxi: { saves_cents: number }
  /** The coach goes home in between; vehicles are hired there on these days. */
  fleet_drop_and_fetch: { saves_cents: number; local_days: number[] }
  /** The coach stands on these days, and why it does not go home. */
  fleet_stands: { days: number[]; why: 'dearer' | 'driver' | 'several_stays' | 'no_local_hire' }
  prices_estimated: None
  fares_estimated: { low_cents: number; high_cents: number }
  adults_in_price: None
  prices_unsure: { places: NamedFact[] }
  adult_price_for_older: { places: NamedFact[] }
}
export type NoteCode = keyof NoteParams
export type NoteOf<Code extends NoteCode> = { [One in Code]: { code: One; params: NoteParams[One] } }[Code]
export type Note = NoteOf<NoteCode>

/** What a note is about; a plan lists its notes in this order. */
const NOTE_KINDS = ['problem', 'left_out', 'assumption', 'date', 'group', 'need', 'budget', 'price'] as const
type NoteKind = (typeof NOTE_KINDS)[number]

/** The kind of each note: a new note is a row here, its parameters above and its words in `note-words.ts`. */
const KIND_OF: Record<NoteCode, NoteKind> = {
  contradiction: 'problem',
  one_day_only: 'problem',
  trip_too_long: 'problem',
  day_trip_of_days: 'problem',
  camp_without_night: 'problem',
  dates_turned_round: 'problem',
  dates_past: 'problem',
  too_few_beds: 'problem',
  planned_elsewhere: 'problem',
  starts_elsewhere: 'problem',
  flights_as_asked: 'assumption',
  flights_chosen: 'assumption',
  flights_left_out: 'problem',
  tickets_in_hand: 'assumption',
  flights_apart: 'assumption',
  over_budget: 'problem',
  savings_together: 'problem',
  raise_money: 'problem',
  cheaper_with_own_bus: 'problem',
  cheaper_with_fewer_days: 'problem',
  place_left_out: 'left_out',
  subject_left_out: 'left_out',
  theme_left_out: 'left_out',
  offer_left_out: 'left_out',
  area_left_out: 'left_out',
  few_near: 'left_out',
  few_there: 'left_out',
  day_without_visit: 'left_out',
  grades_from_ages: 'assumption',
  grades_likely: 'assumption',
  grade_default: 'assumption',
  subject_of_phase: 'assumption',
  group_default: 'assumption',
  teachers_default: 'assumption',
  few_adults: 'assumption',
  unknown_place: 'assumption',
  place_default: 'assumption',
  unknown_origin: 'assumption',
  origin_default: 'assumption',
  several_schools: 'assumption',
  budget_default: 'assumption',
  budget_for_each: 'assumption',
  length_default: 'assumption',
  dates_default: 'assumption',
  dates_backwards: 'assumption',
  dates_in_window: 'assumption',
  hours_not_kept: 'assumption',
  said_drive: 'assumption',
  farthest_stay: 'assumption',
  farthest_outing: 'assumption',
  savings: 'assumption',
  signature_over_budget: 'assumption',
  short_notice: 'problem',
  public_holiday: 'date',
  takes_turns: 'group',
  stays_split: 'group',
  wheelchair_unconfirmed: 'need',
  food_unconfirmed: 'need',
  no_water_activity: 'need',
  some_ashore: 'need',
  own_transport: 'need',
  under_budget: 'budget',
  fleet_half_day: 'price',
  fleet_taxi: 'price',
  fleet_drop_and_fetch: 'price',
  fleet_stands: 'price',
  prices_estimated: 'price',
  fares_estimated: 'price',
  adults_in_price: 'price',
  prices_unsure: 'price',
  adult_price_for_older: 'price',
}
/** Notes that warn of something: their texts begin with "Warning: ". */
const WARNINGS: ReadonlySet<NoteCode> = new Set<NoteCode>([
  'place_left_out',
  'subject_left_out',
  'theme_left_out',
  'offer_left_out',
  'area_left_out',
  'few_near',
  'few_there',
  'few_adults',
  'short_notice',
])
const WARNING: Record<Language, string> = { en: 'Warning', af: 'Let op' }
export const leadOfNote = ({ code }: Pick<Note, 'code'>, language: Language = 'en'): string | null =>
  WARNINGS.has(code) ? WARNING[language] : null

const rankOf = ({ code }: Note): number => NOTE_KINDS.indexOf(KIND_OF[code])
/** Problems first, each kind in the order in which its notes were made. */
export const inOrder = (notes: readonly Note[]): Note[] => notes.toSorted((a, b) => rankOf(a) - rankOf(b))

/** The notes of one code. */
export const notesOf = <Code extends NoteCode>(notes: readonly Note[], code: Code): NoteOf<Code>[] =>
  notes.filter((note): note is Note & NoteOf<Code> => note.code === code)
