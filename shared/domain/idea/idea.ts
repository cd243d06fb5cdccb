import type { DateRange } from '../calendar.ts'
import type { Language } from '../language.ts'
import type { OtherLanguage } from '../other-languages.ts'
import type { Need } from '../needs.ts'
import type { Occasion } from '../occasions.ts'
import type { Province } from '../provinces.ts'
import type { School } from '../schools/school.ts'
import type { TripType } from '../trip-types.ts'
import type { Request } from './requests/request.ts'

/** Where in the text a value was read, as character offsets, and how sure the parser is (0 to 1). */
export interface Evidence {
  start: number
  end: number
  confidence: number
}

/**
 * What a teacher's text states: a field that the text does not state is `null` or empty.
 * Dates are ISO days, money is rand, grades 0 (Grade R) to 12, `days` counts days (29–31 Aug is 3).
 */
export interface Idea {
  /** Absent if an earlier release parsed it, or somebody else wrote the fields: English. */
  language?: Language
  /** The language of a text that is surely in one that we write no plans in; absent otherwise. */
  otherLanguage?: OtherLanguage
  location: string | null
  locations: string[]
  province: Province | null
  origin: string | null
  /** Set if the text names a school of the list: the group leaves from its gate. */
  school?: HomeSchool
  /** Set if the list has several schools of a name in the text, and the text does not say which is meant. */
  sameNameSchools?: SameNameSchools
  dates: string | null
  startDate: string | null
  endDate: string | null
  days: number | null
  students: number | null
  teachers: number | null
  /** Parents who come along beside the teachers that the text counts; absent if none. */
  parents?: number
  purpose: string | null
  learningObjectives: string | null
  /** What the group would like to see and do, in words of the text; compared with places and never shown. */
  wishes: string[]
  subjects: string[]
  ageGroup: string | null
  gradeMin: number | null
  gradeMax: number | null
  ageMin: number | null
  ageMax: number | null
  tripTypes: TripType[]
  /** Absent if the text names none: then the trip is for lessons. */
  occasion?: Occasion
  budget: number | null
  budgetScope: 'per_student' | 'group' | null
  /** Rand per learner: as written, or the sum for the group divided by the number of learners. */
  budgetPerStudent: number | null
  needs: Need[]
  /** What is asked for beyond these fields, in the order of the text. */
  requests: Request[]
  /** Requests, by id, that come in this order where they are on one day; absent if the text gives no order. */
  dayOrder?: (readonly string[])[]
  /** Words that no rule took and that are no small talk, as character offsets. */
  notUnderstood: { start: number; end: number }[]
  /** Words that were read and set aside because they ask for nothing: stories, earlier trips, small talk. Not what is hidden; absent if an earlier release parsed it. */
  background?: { start: number; end: number }[]
  /** Absent if the text names grades or ages, or makes none likely. */
  likelyGrades?: LikelyGrades
  /** Seats of the group's own vehicles; absent if it has none, or the text does not count them. */
  ownSeats?: number
  /** Absent if every fact is read, or no word of the text could be one that is missing. */
  unsure?: UnsureFacts
  /** Absent if the text names no hours. */
  hours?: AskedHours
  /** Absent if the text says nothing of flights. */
  flights?: AskedFlights
  /** Absent if the text does not say how far it is. */
  drive?: SaidDrive
  /** Set if the text names a period and no day; the planner then chooses a date inside it. */
  window: TravelPeriod | null
  /** The first day that the planner chose before, for a plan whose owner changed its length. */
  keptStart?: string | undefined
  /** The weekdays on which the trip may begin, 1 is Monday; absent if the text names none, or a date. */
  firstWeekdays?: number[]
  /** Days on which the trip must not be ("not over Easter"); absent if the text names none. */
  refusedDates?: DateRange[]
  /** Statements that cannot all be true, as sentences for the reader ("The trip ends before it starts: …"). */
  contradictions: Contradiction[]
  evidence: Partial<Record<IdeaField, Evidence>>
}
export type HomeSchool = Pick<School, 'name' | 'town' | 'province' | 'lat' | 'lon'>
export interface SameNameSchools {
  name: string
  /** Where they are, as the list has it; the first few. */
  towns: string[]
}
/** The period of the trip, if no day is given: "next term", "the July holidays", "a Friday in May". */
export interface TravelPeriod {
  start: string
  end: string
  /** The text's own words. */
  label: string
  kind: 'term' | 'holiday' | 'month' | 'week' | 'season' | 'year' | 'range'
}
/** Words of the text that may give a fact that no rule could read, by the fact. */
export interface UnsureFacts {
  group?: string
  dates?: string
  budget?: string
}
/** Grades of teams by their leagues, or of a primary school. */
export interface LikelyGrades {
  min: number
  max: number
  of: 'teams' | 'primary'
}
/** Leaves at `from` or later on the first day, is home by `to` on the last; minutes from midnight, null if not given. */
export interface AskedHours {
  from: number | null
  to: number | null
}
/** Whether the group flies; `wanted` is false if the text refuses it. */
export interface AskedFlights {
  wanted: boolean
  /** The group has its tickets, or pays for them apart from the budget; null if the plan is to book them. */
  tickets: 'in_hand' | 'apart' | null
}
/** The way from home to the destination as the text gives it, in one direction; null if it does not. */
export interface SaidDrive {
  km: number | null
  minutes: number | null
}
export interface Contradiction {
  code:
    | 'end_before_start'
    | 'past_date'
    | 'days_disagree'
    | 'too_many_provinces'
    | 'budget_tiny'
    | 'grades_disagree'
    | 'other'
  message: string
}
export type IdeaField =
  | 'location'
  | 'province'
  | 'origin'
  | 'startDate'
  | 'endDate'
  | 'days'
  | 'students'
  | 'teachers'
  | 'subjects'
  | 'gradeMin'
  | 'gradeMax'
  | 'ageMin'
  | 'ageMax'
  | 'tripTypes'
  | 'budget'
  | 'budgetScope'
  | 'needs'
  | 'window'
