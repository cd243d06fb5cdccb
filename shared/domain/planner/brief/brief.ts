import type { Point } from '../../geo.ts'
import type { Need } from '../../needs.ts'
import type { Province } from '../../provinces.ts'
import type { TripType } from '../../trip-types.ts'
import type { Experience } from '../candidates/experiences.ts'
import type { Town } from '../../catalogue/facts.ts'

/** A named point where a bus can stop. */
export interface Spot extends Point {
  name: string
}

/** What was asked for as a place: a town, a region, a province, or one place to visit. */
export interface Area extends Spot {
  kind: Town['kind'] | 'place'
  province: Province
  radiusKm: number
}

/** Saver: the cheapest that teaches what was asked; Classic: best value; Signature: the richest within reason. */
export type Style = 'saver' | 'classic' | 'signature'

/** A sentence for the teacher about something that was not said, or cannot be had as it was said. */
export interface Assumption {
  about:
    | 'dates'
    | 'group'
    | 'place'
    | 'budget'
    | 'origin'
    | 'grade'
    | 'problem'
    | 'price'
    | 'needs'
    | 'journey'
    | 'hours'
    | 'order'
  text: string
}

/** The idea with every gap filled; `assumptions` names each filling. Money in cents by learner, grades 0 to 12. */
export interface Brief {
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
  fetchedPlaceIds: string[]
  keywords: string[]
  /** Stems of the idea's own words, to be found again in what a place is about. */
  wishStems: ReadonlySet<string>
  /** What was asked for outright: close to a must-have. */
  experiences: Experience[]
  budgetCents: number | null
  style: Style
  assumptions: Assumption[]
}
export const groupSize = (brief: Brief): number => brief.students + brief.teachers
export const hasNeed = (brief: Brief, need: Need): boolean => brief.needs.includes(need)
