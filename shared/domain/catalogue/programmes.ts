import type { Language } from '../language.ts'
import type { TripType } from '../trip-types.ts'
import type { ConceptCode } from './concepts.ts'
import { conceptsTaughtAt } from './concepts-at.ts'
import type { Confidence } from './confidence.ts'
import type { Place, Setting, Water } from './facts.ts'
import type { HazardCode } from './hazards.ts'
import type { PlaceKind } from './kinds.ts'
import type { OfferCode } from './offers.ts'
import type { StayActivityCode } from './stay-activities.ts'
import type { HostCode } from './stop-sorts.ts'

/** Who leads a programme: the group's own educators, staff of the stay, or staff of the place that is visited. */
export const PROGRAMME_LEADERS = ['educators', 'stay', 'place'] as const
export type ProgrammeLeader = (typeof PROGRAMME_LEADERS)[number]

/** What is said of a programme. */
export interface ProgrammeWords {
  name: string
  does: string
  makes: string
  kit: string[]
  rain?: string
}

/** Something that a group does: in the hours that it has to itself at a stay, or during a visit. */
export interface Programme {
  id: string
  name: string
  /** Words by which people ask for it, in the singular; absent: nobody asks for it by name. */
  asked_as?: { en: string[]; af?: string[] }
  /** One sentence or two: what learners do. */
  does: string
  /** What they have at the end: "a star chart with south marked". */
  makes: string
  leader: ProgrammeLeader
  /** Whom to arrange it with: a host who leads it, or who must allow it. */
  arrange_with?: HostCode
  /** During a visit of a place of one of these kinds, with one of the offers and none of `not`, where they are set; absent: at a stay. */
  at?: { kinds?: PlaceKind[]; offers?: OfferCode[]; not?: OfferCode[] }
  /** Only where the stay offers this. */
  stay_activity?: StayActivityCode
  time: 'day' | 'evening'
  /** Only on a day with a visit of this hazard. */
  after_hazard?: HazardCode
  /** Only on the last evening away. */
  last_evening?: true
  /** It needs a dark sky. */
  dark?: true
  /** It needs the low tide. */
  tide?: 'low'
  /** The months in which there is something to see; absent: all. */
  months?: number[]
  /** The hours, from and to, in which it can be done. */
  hours?: [string, string]
  setting: Setting
  water: Water
  hazards: HazardCode[]
  /** The shortest and the longest time in which it can be done. */
  minutes: [number, number]
  kit: string[]
  /** How many learners work together and share a kit. */
  team?: number
  /** The most learners who can do it at once; more do it in turns. */
  at_once?: number
  /** What its material costs a learner, rand; absent: nothing. */
  cost_zar?: number
  wheelchair: 'yes' | 'no'
  grades: [number, number]
  /** Empty: any subject. */
  subjects: string[]
  /** What it is about, the most telling first: this ties it to topics of the curriculum. */
  concepts?: ConceptCode[]
  trip_types: TripType[]
  /** What is done instead when it rains; a programme in the open has one. */
  rain?: string
  /** The same in Afrikaans. */
  af: ProgrammeWords
  confidence: Confidence
  /** The month in which it was written or last looked at. */
  as_of: string
}

/** Whether a place is of the kinds and has the offers of a programme, teaches what it is about, and lets people walk about for it. */
export function isDoneAt({ at, setting, hazards, concepts }: Programme, place: Place): boolean {
  if (!at) return false
  const isOnFoot = setting === 'open' && !hazards.includes('wild-animals')
  return (
    (at.kinds?.includes(place.kind) ?? true) &&
    (at.offers?.some((offer) => place.offers.includes(offer)) ?? true) &&
    !at.not?.some((offer) => place.offers.includes(offer)) &&
    (concepts?.some((concept) => conceptsTaughtAt(place).has(concept)) ?? true) &&
    !(isOnFoot && place.hazards.includes('wild-animals'))
  )
}

/** In how many turns so many learners do it. */
export const turnsOf = ({ at_once }: Programme, learners: number): number =>
  at_once === undefined ? 1 : Math.max(1, Math.ceil(learners / at_once))

export const programmeIn = (language: Language, programme: Programme): ProgrammeWords =>
  language === 'af' ? programme.af : programme
