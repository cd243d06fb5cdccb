import type { TripType } from '../trip-types.ts'
import type { Confidence } from './confidence.ts'
import type { Setting, Water } from './facts.ts'
import type { HazardCode } from './hazards.ts'
import type { StayActivityCode } from './stay-activities.ts'

/** Who leads a programme: the group's own educators, or staff of the stay. */
export const PROGRAMME_LEADERS = ['educators', 'stay'] as const
export type ProgrammeLeader = (typeof PROGRAMME_LEADERS)[number]

/** Something that a group does in the hours that it has to itself at a stay. */
export interface Programme {
  id: string
  name: string
  /** One sentence or two: what learners do. */
  does: string
  /** What they have at the end: "a star chart with south marked". */
  makes: string
  leader: ProgrammeLeader
  /** Only where the stay offers this. */
  stay_activity?: StayActivityCode
  time: 'day' | 'evening'
  /** Only on a day with a visit of this hazard. */
  after_hazard?: HazardCode
  /** Only on the last evening away. */
  last_evening?: true
  /** It needs a dark sky. */
  dark?: true
  setting: Setting
  water: Water
  hazards: HazardCode[]
  /** The shortest and the longest time in which it can be done. */
  minutes: [number, number]
  kit: string[]
  wheelchair: 'yes' | 'no'
  grades: [number, number]
  /** Empty: any subject. */
  subjects: string[]
  trip_types: TripType[]
  /** What is done instead when it rains; a programme in the open has one. */
  rain?: string
  confidence: Confidence
  /** The month in which it was written or last looked at. */
  as_of: string
}
