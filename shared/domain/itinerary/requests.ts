import type { BarredCode } from '../catalogue/barred.ts'
import type { PaperCode } from '../catalogue/papers.ts'
import type { ListedTopic, RequestForce, RequestKind } from '../requests.ts'
import type { NamedFact } from './notes.ts'

/** What became of a request; a question is `answered` from what we know, or somebody else must be asked. */
export const REQUEST_STATES = ['met', 'to_arrange', 'partly', 'not_met', 'unclear', 'answered', 'to_ask'] as const
export type RequestState = (typeof REQUEST_STATES)[number]

/**
 * Why a request is not met, or only in part. Distances are road kilometres, money whole cents, dates ISO days,
 * clock times `HH:MM`. The words are in `request-words.ts`.
 */
export interface ReasonParams {
  /** Closed on the days of the trip. */
  closed: { dates: string[] }
  too_far: { road_km: number; drive_minutes: number }
  grades: { grade_min: number; grade_max: number }
  /** In the plan all the same, since it was asked for by name: the host must agree. */
  other_grades: { grade_min: number; grade_max: number }
  /** Most of the group go in, since it was asked for by name; the younger or older stay outside. */
  some_grades: { in_min: number; in_max: number; out_min: number; out_max: number }
  not_suitable: { why: 'wheelchair' | 'water' | 'season' | 'passport' | 'group_size'; at_a_time: number | null }
  over_budget: { cents: number }
  no_time: { minutes: number }
  hours_not_kept: { asked: string; planned: string }
  drive_too_long: { asked_minutes: number; planned_minutes: number }
  too_far_for_radius: { asked_km: number; planned_km: number }
  /** `planned` is the list of `stays`; older plans have only the list. */
  other_bed: { planned: string; stays?: string[] }
  /** `planned` is the list of `vehicles`, by their ids, after the flights; older plans have only the list. */
  other_vehicles: { planned: string; flies?: boolean; vehicles?: { id: string; count: number }[] }
  planned_dates: { start: string; end: string }
  planned_hours: { begins: string; ends: string }
  /** What the price has of meals; none: everything comes from home. */
  planned_meals: { meals: MealPlanned[] }
  /** The registered guides in the price, for the whole trip. */
  planned_guides: { guides: number }
  /** A guide was asked for; what one would cost a learner, in cents. */
  guide_left_out: { cents: number }
  planned_adults: { adults: number; learners: number }
  /** What the trip costs a learner and the group, in cents, before what others pay. */
  planned_price: { each_cents: number; group_cents: number }
  /** The longest drive without a stop longer than a rest, and whether all driving is between sunrise and sunset. */
  planned_drives: { longest_minutes: number; by_day: boolean }
  /** Whom to call is in the list of safety; nobody is hired who would help with the vehicle. */
  emergency_numbers: { own_vehicle: boolean }
  /** The papers that the plan lists. */
  in_paperwork: { codes: PaperworkCode[] }
  another_chosen: { chosen: string }
  /** It was asked for more often than the days have room for. */
  fewer_times: { planned: number; asked: number }
  /** No place was found for it in these days; nobody knows how long it would take. */
  no_room: Record<string, never>
  /** A place of its kind is in the plan that has not all the words of what was asked for. */
  of_its_kind: { places: string[] }
  /** A place that gives it is in the plan, so far from where it was asked for. */
  elsewhere: { places: string[]; town: string; road_km: number }
  after_dark: { home: string; sunset: string }
  /** Nothing of the plan begins about the hour that was named. */
  hour_open: { asked: string }
  /** The days of the trip that have a programme on the Sabbath. */
  on_sabbath: { dates: string[] }
  /** Nobody can tell what it is, or whether it is a stop at all. */
  not_known: Record<string, never>
  /** The owner of the plan took it out. */
  taken_out: Record<string, never>
  /** Asked for, and asked to be left out. */
  asked_both: Record<string, never>
  /** Its words stand in a message that the plan has ready for them; the names of those that the plan knows. */
  tell: { whom: Listener; names: string[] }
  /** A part of the plan lists it. */
  listed: { where: ListedTopic }
  /** Nothing in a plan shows that it is kept: the school must see to it. */
  school_must_see: Record<string, never>
  /** No school trip may have it, or none of these ages. */
  barred: { what: BarredCode }
  /** What a learner pays at the visits by our list, in whole rand, and for the trip, in cents. */
  entrance_prices: { places: { name: string; rand: number }[]; trip_cents: number }
  /** One adult goes in free with so many learners. */
  free_adults: { places: { name: string; learners: number }[] }
  road_to: { name: string; road_km: number; drive_minutes: number }
  /** A question of a distance that names no place. */
  which_place: Record<string, never>
  /** `seats` are those of the vehicles that are hired; null: none is. */
  seats_needed: { people: number; wheelchairs: number; seats: number | null }
  /** The places of the visits by how far a wheelchair gets. */
  wheelchair_at: { open: string[]; partly: string[]; closed: string[] }
  /** What our list has of the places in these months. */
  health_risks: { malaria: boolean; unsafe_water: boolean }
  /** Sights and activities that were asked for, and those of them that are in the plan. */
  asked_and_planned: { asked: number; planned: number; over_cents?: number | null }
  /** Learners do it at the visits, and bring what it needs. */
  at_visits: { places: string[] }
  /** Not wanted, and a part of what is visited. */
  avoid_there: { places: string[] }
  /** Of one place, on the day of its visit. */
  opening_hours: { name: string; date: string; opens: string; closes: string; is_open: boolean }
  suits_grades: { places: { name: string; grade_min: number; grade_max: number }[] }
  /** How many people a place takes at a time, beside how many come. */
  at_a_time: { people: number; places: { name: string; at_a_time: number }[] }
  papers_at: { places: { name: string; papers: PaperCode[] }[] }
  road_at: { name: string; gravel_km: number; low_bridge: boolean; no_coach: boolean }
  /** The nearest first; what a learner pays at each, in whole rand. */
  compared: { places: { name: string; road_km: number; drive_minutes: number; rand: number }[] }
  /** We cannot know it: whom to ask, and of which sight. */
  ask: { whom: Informant; name: string | null }
}
/** Who must be told of what was asked for. */
export const LISTENERS = ['places', 'stay', 'kitchens', 'operator', 'hosts', 'adults', 'families'] as const
export type Listener = (typeof LISTENERS)[number]
/** Papers of `requirement_codes` that the school fills in. */
export const PAPERWORK_CODES = ['consent', 'approval'] as const
export type PaperworkCode = (typeof PAPERWORK_CODES)[number]
export type MealPlanned = 'packed_lunch' | 'dinner' | 'groceries' | 'at_stay'
/** Who knows what we cannot know. */
export type Informant =
  | 'place'
  | 'ticket_office'
  | 'organiser'
  | 'lifeguards'
  | 'district'
  | 'clinic'
  | 'weather'
  | 'police'
  | 'operator'
export type ReasonCode = keyof ReasonParams
export type Reason = { [Code in ReasonCode]: { code: Code; params: ReasonParams[Code] } }[ReasonCode]

/** One line of "What you asked for". */
export interface RequestLine {
  id: string
  text: string
  kind: RequestKind
  force: RequestForce
  state: RequestState
  /** The place of the catalogue that it names. */
  place_id?: string
  /** The steps that meet it. */
  where: { day: number; start: string; name?: string }[]
  /** `why` in words. */
  reason?: string
  why?: Reason
  /** The nearest thing that would do, if it is not met. */
  instead?: NamedFact & { road_km: number | null }
  /** Lines with the same number are "A or B". */
  choice?: number
}

/** What the reader gets, what not, and what it costs against what there is. */
export interface Headline {
  get: string
  missing: string | null
  cost: string
}

/** A question whose answer would change the plan; each option is a sentence that can be added to the idea. */
export interface Question {
  id: string
  question: string
  options: string[]
  /** What an answer would change. */
  changes: string
}

/** What a school must still agree with somebody, for a step that no catalogue has. */
export interface Arrangement {
  /** Whom to ask, by role. */
  who: string
  ask: string[]
  /** The day by which it should be agreed. */
  by: string
  /** A message that is ready to be sent. */
  message: string
  /** What such visits cost a learner, rand: our estimate, to be quoted. */
  estimate: { low: number; high: number }
}
