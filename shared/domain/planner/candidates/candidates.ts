import type { IndexedPlace } from '../places/facts-index.ts'
import type { Economy } from '../request/economy.ts'
import type { StopToArrange } from '../request/stops-to-arrange.ts'
import type { TripRequest } from '../request/trip-request.ts'

/** Why a place has points for a group, or loses some. */
export type ScoreReason =
  | 'any place'
  | 'subjects'
  | 'themes'
  | 'offers'
  | 'nothing asked for'
  | 'beside what is asked for'
  | 'indoors'
  | 'open to wheelchairs in part'
  | 'curriculum topics'
  | 'words of the idea'
  | 'curriculum-aligned'
  | 'name of the area'
  | 'coordinates uncertain'
  | 'generic entry'
  | 'price certain'
  | 'group turns'
  | 'location'
  | 'asked for by name'
  | 'price'
export interface ScorePart {
  reason: ScoreReason
  points: number
}

/** A place that this group may visit, with its value in points: about 10 to 80, and 1 000 more if it was asked for by name. */
export interface Candidate extends IndexedPlace {
  value: number
  /** What `value` is the sum of, apart from `bonus`. */
  score: readonly ScorePart[]
  kmFromArea: number
  named: boolean
  /** Minutes of what else is to be done there. */
  insideMinutes?: number
  /** Set for a stop that the catalogue does not have. */
  arranged?: StopToArrange | undefined
  /** The number of groups that visit in turn, because the place takes fewer people at a time. */
  groupTurns: number
  /** Points in `value` that the search gave for the area or for a wish that is not served yet. */
  bonus: number
}

/** Only places that were asked for by name have so many points. */
const BY_NAME_POINTS = 2000
export const isNamed = ({ named, value }: Candidate): boolean => named && value >= BY_NAME_POINTS

/** One thing that was asked for and that a single visit can give. */
export interface Wish {
  kind: 'subject' | 'theme' | 'offer' | 'area' | 'request'
  name: string
  /** The number of wishes that it counts as. */
  weight: number
  isServedBy: (one: Candidate) => boolean
}

/** What the search chooses from: every place in reach, best first, and what was asked for. */
export interface Candidates {
  request: TripRequest
  economy: Economy
  places: readonly Candidate[]
  wishes: readonly Wish[]
}
