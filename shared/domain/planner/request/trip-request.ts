import type { Point } from '../../geo.ts'
import type { Note } from '../../itinerary/notes.ts'
import type { Need } from '../../needs.ts'
import type { Province } from '../../provinces.ts'
import type { TripType } from '../../trip-types.ts'
import type { Town } from '../../catalogue/facts.ts'
import type { OfferCode } from '../../catalogue/offers.ts'

/** A named point where a bus can stop. */
export interface Spot extends Point {
  name: string
}

/** What was asked for as a place: a town, a region, a province, or one place to visit. */
export interface Area extends Spot {
  /** The row of the gazetteer; absent for a place and for a town that is on no list. */
  town?: Town
  kind: Town['kind'] | 'place'
  province: Province
  radiusKm: number
}

/** Saver: the cheapest that teaches what was asked; Classic: best value; Signature: the richest within reason. */
export type Style = 'saver' | 'classic' | 'signature'

/** The idea with every gap filled; `notes` names each filling. Money in cents by learner, grades 0 to 12. */
export interface TripRequest {
  areas: Area[]
  /** Where the trip begins and ends. */
  start: Spot
  /** Where the group comes from, where it is too far to drive from and the trip begins elsewhere. */
  home: Spot | null
  originGiven: boolean
  /** The idea says that the group flies. */
  flies: boolean
  today: string
  startDate: string
  endDate: string
  days: number
  /** Not away before, home by: minutes from midnight, null where nothing was said. */
  hours: { from: number | null; to: number | null }
  students: number
  teachers: number
  recommendedTeachers: number
  gradeMin: number
  gradeMax: number
  gradeGiven: boolean
  term: number | null
  subjects: string[]
  themes: TripType[]
  /** A camp was asked for: its own programme counts as much as what is nearby. */
  camp: boolean
  needs: Need[]
  namedPlaceIds: string[]
  /** Places that the plan goes to for the sake of what was asked for by name and it would else not give. */
  addedPlaceIds: string[]
  keywords: string[]
  /** Stems of the idea's own words, to be found again in what a place is about. */
  wishStems: ReadonlySet<string>
  /** What was asked for outright: close to a must-have. */
  offers: OfferCode[]
  budgetCents: number | null
  style: Style
  notes: Note[]
}
export const groupSize = (request: TripRequest): number => request.students + request.teachers
export const hasNeed = (request: TripRequest, need: Need): boolean => request.needs.includes(need)
