import type { BarredCode } from '../../catalogue/barred.ts'
import type { OfferCode } from '../../catalogue/offers.ts'
import type { StopSortCode } from '../../catalogue/stop-sorts.ts'
import type { MealOfDay, VenueCode } from '../../catalogue/activity-venues.ts'
import type { SaidOfSight } from '../said-of-sights.ts'
import type { ListedTopic, RequestForce } from '../../requests.ts'
import type { Beside } from './surroundings.ts'
export type { RequestForce } from '../../requests.ts'

/** A named place, company, campus, theatre or event, or one of a sort ("a glassworks"). */
export interface SightRequest {
  kind: 'sight'
  /** A proper name ("Sunrise Dairy"): no other of its sort will do. */
  named: boolean
  /** The place of the catalogue that the words name; null if the catalogue has none of that name. */
  placeId: string | null
  /** The landmark that the words name, of which we know where it is; absent if there is none. */
  landmark?: string
  /** Null only if no word tells what it is. */
  sort: StopSortCode | null
  /** The town that the words name with it ("the dairy in Himeville"); null: in the area of the trip. */
  near: string | null
  nouns?: OwnNouns
  /** The area whose name it is ("the Kruger"), which any visit within meets; set by the planner. A town and a park have their name. */
  area?: { town: string | null; park?: string; lat: number; lon: number; radiusKm: number }
  /** A hill, a waterfall or a lookout of the reserve that is named with it; set by the planner. */
  isPart?: true
  /** Its hours and price, if the text gives them in a sentence of its own. */
  said?: SaidOfSight | undefined
  /** The noun of its sort, as `stop-sorts.ts` has it: "tram". */
  noun?: string
}
export type Light = 'dawn' | 'dusk' | 'dark'
/** What the group wants to do or to see done. */
export interface ActivityRequest {
  kind: 'activity'
  /** The offer of places of the catalogue that is meant; null if none is. */
  offer: OfferCode | null
  /** Where it can be done ("sing at an old-age home"); null if the words do not tell. */
  sort: StopSortCode | null
  /** How often, if more than once: "4 games". */
  times?: number
  /** With `times`: what each of them is, without the count. */
  each?: string
  /**
   * When an own event is: weekdays (1 is Monday; none: any), minutes from midnight. `comesFirst`: all else of its day
   * comes after it. `isWhole`: it takes the day. `isPart`: its hours are those
   * of a part of the day ("Friday afternoon"), within which it is.
   */
  when?: {
    weekdays: readonly number[]
    from: number | null
    until: number | null
    comesFirst?: true
    isWhole?: true
    isPart?: true
  }
  near: string | null
  /** The light that its words name: "draw at dusk". */
  light?: Light
  nouns?: OwnNouns
  /** The noun of its sort, as `stop-sorts.ts` has it: "tram". */
  noun?: string
  /** Nothing that has a stop: what is to be learnt ("learn about conservation"), what the group brings, a part of the day. */
  noStop?: true
  /** Of what has no stop: what learners do at any visit ("map work"). */
  isWork?: true
  /** Of what has no stop: what the hosts of a visit are to show or tell ("how it works"). */
  isShown?: true
}
/** The words that say which of its sort is meant ("gold", "mine"), in small letters; absent if none does. */
export type OwnNouns = readonly string[]

/** Days of the week (1 is Monday) and months on which a trip is to be, or not to be; empty: any. */
export interface OnlyDays {
  weekdays: number[]
  months: number[]
  isNot?: true
}

/** A condition of the trip, with its figures: minutes from midnight or of a drive, kilometres, counts. */
export type Condition =
  /** `earliest`: the group cannot leave before it, and may leave later. `bare`: no word says what happens then. */
  | { code: 'leave_at' | 'back_by' | 'be_there_at'; minutes: number; earliest?: true; bare?: true }
  | { code: 'longest_drive'; minutes: number }
  | { code: 'farthest'; km: number }
  | {
      code: 'vehicles'
      count: number | null
      vehicle: 'bus' | 'minibus' | 'car' | 'train'
      own: boolean
      seats?: number
    }
  | { code: 'back_by_dark' }
  | { code: 'bed'; sort: BedSort | null; stayId: string | null }
  | { code: 'food'; what: FoodArrangement }
  | { code: 'companions'; count: number | null }
  | { code: 'question'; about: QuestionTopic }
  /** 1 is Monday. */
  | { code: 'no_travel_on'; weekday: number }
  | { code: 'avoid'; what: 'mall' | 'crowds' | 'night_driving' | 'long_walks' | 'water' | 'other' }
  /** `only`: of `dates`, where the words say nothing but days. */
  | { code: 'other'; about?: ConditionTopic; only?: OnlyDays }
/**
 * What a condition in words is about, so that the plan can say what it has of that or whom to tell. `site`: what a
 * place must have or not do; `turns`: how the group is parted; `on_the_bus`: what the bus company must see
 * to; `bring` and `conduct`: what learners have with them, and may do; `rain`, `safety`: what a part of the plan lists.
 */
export type ConditionTopic =
  | 'dates'
  | 'hours'
  | 'vehicles'
  | 'beds'
  | 'meals'
  | 'guide'
  | 'site'
  | 'turns'
  | 'on_the_bus'
  | 'adults'
  /** `budget`: the amount of the budget itself, once more. */
  | 'price'
  | 'budget'
  | 'drives'
  | 'papers'
  | 'emergency'
  | 'hospital'
  | 'bring'
  | 'conduct'
  | ListedTopic
/** What a direct question is about; `other`: no word tells. */
export type QuestionTopic =
  | 'free_adults'
  | 'discount'
  | 'papers'
  | 'dress'
  | 'health'
  | 'lifeguard'
  | 'seats'
  | 'wheelchair'
  | 'distance'
  | 'price'
  | 'safety'
  | 'opening'
  /** Whether a place or a part of it takes visitors at all at present. */
  | 'still_open'
  | 'event_date'
  | 'weather'
  | 'allowed'
  | 'possible'
  | 'length'
  | 'too_many'
  | 'ages'
  | 'booking'
  | 'guide'
  | 'departure'
  | 'better'
  /** Which of them suits one thing best; of that no list of ours tells. */
  | 'better_for'
  | 'site'
  | 'road'
  | 'other'
export type BedSort =
  | 'home'
  | 'camping'
  | 'dormitory'
  | 'hotel'
  | 'hostel'
  | 'chalets'
  | 'host_families'
  | 'school'
  | 'pool'
/** `other_meal`: breakfast, supper or a snack is to be in the price. */
export type FoodArrangement =
  | 'own_lunch'
  | 'self_catering'
  | 'lunch_included'
  | 'other_meal'
  | 'all_meals'
  | 'eat_out'
  | 'braai'

export const REQUEST_NEEDS = [
  'wheelchair',
  'walking',
  'hearing',
  'sight',
  'epilepsy',
  'asthma',
  'diabetes',
  'allergy',
  'stings',
  'autism',
  'medication',
  'halaal',
  'kosher',
  'vegetarian',
  'vegan',
  'no_beef',
  'no_pork',
  'other_diet',
  'no_swimming',
  'heights',
  'closed_spaces',
  'motion_sickness',
  'prayer',
  'fasting',
  'sabbath',
  'language',
  'other',
] as const
export type RequestNeed = (typeof REQUEST_NEEDS)[number]

export type LimitPart = 'bus' | 'entrance' | 'food' | 'beds' | 'flights' | 'adults' | 'whole' | 'other'
/** Who pays what, beside the budget. */
export type Limit =
  | { code: 'paid_by_others'; part: LimitPart }
  | { code: 'in_hand'; part: LimitPart }
  | { code: 'ceiling'; part: LimitPart; rand: number }
  | { code: 'subsidy'; rand: number | null; each?: true }
  | { code: 'other' }

export type RequestDetail =
  | SightRequest
  | ActivityRequest
  | { kind: 'condition'; condition: Condition }
  | { kind: 'need'; need: RequestNeed; count: number | null }
  | { kind: 'limit'; limit: Limit }

/** Round the town that the words name, within which it is met; set by the planner. */
export interface NearBy {
  lat: number
  lon: number
  km: number
}

/** One thing that was asked for beyond the fields of an idea. */
export type Request = RequestDetail & {
  /** "r1", in the order of the text. */
  id: string
  /** Where in the text, as character offsets. */
  start: number
  end: number
  force: RequestForce
  /** Requests with the same number are "A or B": one of them is enough. */
  choice?: number
  /** Nothing tells what it is, or whether it is asked for at all: the plan asks, and has no stop for it. */
  unsure?: true
  /** Of what is unsure: its words are a sentence, and no name of a thing. */
  isTold?: true
  /** What no school trip may have, or none of some ages. */
  barred?: BarredCode
  /** Where a sight or an activity is had if it is no stop of its own. */
  venue?: VenueCode
  /** The meal that its words name. */
  meal?: MealOfDay
  /** The sight that is named with it. */
  beside?: Beside
  nearBy?: NearBy
  /** Our wording: the name of the sight or activity, the condition in short. No names of people or schools. */
  text: string
}
