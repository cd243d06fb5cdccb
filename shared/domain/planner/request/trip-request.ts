import type { BarredCode } from '../../catalogue/barred.ts'
import type { Point } from '../../geo.ts'
import type { Note } from '../../itinerary/notes.ts'
import type { KindOfTrip } from '../../kinds-of-trip.ts'
import type { Language } from '../../language.ts'
import type { OtherLanguage } from '../../other-languages.ts'
import type { Need } from '../../needs.ts'
import type { Occasion } from '../../occasions.ts'
import type { Province } from '../../provinces.ts'
import type { TripType } from '../../trip-types.ts'
import type { Airport, Place, Town } from '../../catalogue/facts.ts'
import type { AskedFlights } from '../../idea/idea.ts'
import type { LimitPart, Request } from '../../idea/requests/request.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { JudgedDrive } from './said-drive.ts'
import type { AirJourney } from './air-journey.ts'
import type { NounShares } from './own-nouns.ts'
import type { AskedProgrammes } from './asked-programmes.ts'
import type { StopToArrange } from './stops-to-arrange.ts'

/** A named point where a bus can stop. */
export interface Spot extends Point {
  name: string
  /** The gate of a school: one meets at it, not in it. */
  isSchool?: true
}

/** A requested destination: a town, a region, a province, or one place to visit. */
export interface Area extends Spot {
  /** The row of the gazetteer; absent for a place and for a town that is in no list. */
  town?: Town
  kind: Town['kind'] | 'place'
  province: Province
  radiusKm: number
}

/** Saver: the cheapest that teaches what was asked for; Classic: best value; Signature: price counts least. */
export type Style = 'saver' | 'classic' | 'signature'

/** The idea with defaults for missing values; `notes` has one note for each. Money in cents for each learner, grades 0 to 12. */
export interface TripRequest {
  /** Of the idea: its plan is written in it too. */
  language: Language
  /** The language of an idea that is answered in English because we write no plans in it. */
  otherLanguage?: OtherLanguage
  areas: Area[]
  /** Where the programme begins and ends: at home, or at the airport where the group lands. */
  start: Spot
  /** The group's own town, if the programme begins elsewhere. */
  home: Spot | null
  /** The flights from home to the programme, if they are part of the plan. */
  journey: AirJourney | null
  originGiven: boolean
  /** What the idea says of flights; null if nothing. */
  flights: AskedFlights | null
  /** What is made of the way that the idea gives; null if it gives none. */
  saidDrive: JudgedDrive | null
  /** The airport that the idea names as the place where the group leaves from. */
  airport: Airport | null
  today: string
  startDate: string
  endDate: string
  days: number
  /** Other first days that would do as well; absent if the idea gives the date. */
  otherStarts?: readonly string[]
  /** Earliest departure and latest return in minutes from midnight; null if not given. */
  hours: { from: number | null; to: number | null }
  /** Seats of the school's own vehicles, as far as the idea counts them. */
  ownSeats?: number
  students: number
  teachers: number
  recommendedTeachers: number
  /** Whether the idea gives the number of adults. */
  adultsGiven: boolean
  gradeMin: number
  gradeMax: number
  gradeGiven: boolean
  term: number | null
  subjects: string[]
  themes: TripType[]
  /** What the trip is for instead of lessons: then its learning is modest. Absent if a subject is given too. */
  occasion?: Occasion
  /** A camp was asked for: the programme of the stay counts as much as places nearby. */
  camp: boolean
  /** A registered guide for the whole trip was asked for. */
  guide?: true
  /** What holds for the whole group. */
  needs: Need[]
  /** How many stay out of the water while the others go in; null if nobody does, or the group does. */
  ashore: number | null
  /** How many walk with difficulty; null if nobody does, or the idea does not count them. */
  slowWalkers: number | null
  /** What was asked for beyond the fields above. */
  requests: readonly Request[]
  /** Requests, by id, in the order in which they come where they are on one day; absent if none is asked for. */
  dayOrder?: readonly (readonly string[])[]
  /** When a visit is booked, by the id of its place, in minutes from midnight. */
  bookedHours: ReadonlyMap<string, number>
  /** What was asked for and such a group may not have. */
  barred: readonly (Request & { barred: BarredCode })[]
  /** The stops for these that the catalogue does not have. */
  stops: readonly StopToArrange[]
  /** What was asked for and is done within other steps: at a sight, in the evening, at a meal, on the road. */
  inside: readonly StopToArrange[]
  /** What the group does by itself: a stop of its own or, where the days have no room for it, within another step. */
  spare: readonly StopToArrange[]
  /** What the group does by itself after supper, one for each night. */
  evenings: readonly StopToArrange[]
  /** Each day of a longer trip may be as long as a day may be, for what was asked for; absent: days are kept short. */
  longDays?: true
  /** Nothing is visited that was not asked for; absent: what suits the group fills the days. */
  onlyAsked?: true
  /** Only places of this kind are visited, besides those that were asked for; absent: of every kind. */
  kind?: KindOfTrip
  /** The stays that were asked for by name. */
  stayIds: readonly string[]
  /** The place of the catalogue that was chosen for each sight that any of its sort meets, by request. */
  placesOfSorts: ReadonlyMap<string, string>
  /** The programmes of the catalogue that were asked for, by request. */
  askedProgrammes: AskedProgrammes
  /** What the own nouns of requests tell among the places in reach, by request. */
  ownNouns: ReadonlyMap<string, NounShares>
  /** Places that were asked for as "not this one". */
  unwantedPlaceIds: ReadonlySet<string>
  /** Places and stops that the owner of the plan took out of it; absent before the first change. */
  takenOut?: ReadonlySet<string>
  /** Programmes that the owner of the plan chose, by day and block, each from 0: "1 0". Absent before the first change. */
  programmes?: ReadonlyMap<string, string>
  /** Programmes within visits that the owner of the plan chose, by place. Absent before the first change. */
  visitProgrammes?: ReadonlyMap<string, string>
  /** The longest drive in one go and the farthest place from home; null if not given. */
  longestDriveMinutes: number | null
  farthestKm: number | null
  /** So many adults are not charged for beds and entrances; absent: none. Only to find what that would save. */
  unchargedAdults?: number
  /** Whole-group money from others that comes on top of the budget, in cents. */
  subsidyCents: number
  /** What of the price others pay, so that it does not count against the budget. */
  paidByOthers: readonly LimitPart[]
  namedPlaceIds: string[]
  /** Places added to the plan because they give a requested subject or offer that no other visit gives. */
  addedPlaceIds: string[]
  keywords: string[]
  /** Stems of the idea's own words, to compare with the topics of places. */
  wishStems: ReadonlySet<string>
  /** Offers that were asked for explicitly: almost a condition. */
  offers: OfferCode[]
  budgetCents: number | null
  /** The amount for the whole group, if the budget was given so. */
  groupBudgetCents?: number
  style: Style
  notes: Note[]
}
/** Where the group leaves from and comes back to. */
export const departureOf = ({ journey, start }: Pick<TripRequest, 'journey' | 'start'>): Spot => journey?.home ?? start
export const groupSize = (request: TripRequest): number => request.students + request.teachers
/** Whether a place is for all grades of the group. */
export const suitsGrades = (
  { grades: [lowest, highest] }: Pick<Place, 'grades'>,
  { gradeMin, gradeMax }: Pick<TripRequest, 'gradeMin' | 'gradeMax'>,
): boolean => lowest <= gradeMin && gradeMax <= highest
/** Whether the idea wants lunch in the price, which on the first day comes from home otherwise. */
export const buysFirstLunch = ({ requests }: Pick<TripRequest, 'requests'>): boolean =>
  requests.some(
    (one) =>
      one.kind === 'condition' &&
      one.force === 'must' &&
      one.condition.code === 'food' &&
      (one.condition.what === 'lunch_included' || one.condition.what === 'all_meals'),
  )
export const hasNeed = ({ needs }: Pick<TripRequest, 'needs'>, need: Need): boolean => needs.includes(need)
