import type { Province } from '../provinces.ts'
import type { TripType } from '../trip-types.ts'
import type { RoadNetwork } from '../roads/road-network.ts'
import type { Rules } from './rules.ts'
import type { BestHoursReason } from './best-hours.ts'
import type { Confidence } from './confidence.ts'
import type { Curriculum, TopicNames } from './curriculum.ts'
import type { HazardCode } from './hazards.ts'
import type { PlaceKind, StayKind } from './kinds.ts'
import type { OfferCode } from './offers.ts'
import type { PaperCode } from './papers.ts'
import type { Programme } from './programmes.ts'
import type { SafetyRuleCode } from './safety-rules.ts'
import type { FareLevel, Rates } from './rates.ts'
import type { Calendar } from './school-year.ts'
import type { StayActivityCode } from './stay-activities.ts'
import type { Landmark } from './landmarks.ts'
import type { TollPlaza } from './toll-plazas.ts'

export type Wheelchair = 'yes' | 'partial' | 'no'

/** `indoor`: in a building or wholly in a cave; `covered`: under a roof or rock for the most part. */
export const SETTINGS = ['indoor', 'covered', 'open'] as const
export type Setting = (typeof SETTINGS)[number]
/**
 * `in`: what one comes for happens in or on the water. `beside`: open water within reach, that one can fall into or
 * paddle at; going in may be offered, but the visit stands without it. Fountains, pens and water far below do not count.
 */
export const WATERS = ['none', 'beside', 'in'] as const
export type Water = (typeof WATERS)[number]

/** How a coach gets there; absent: like anywhere. */
export interface Road {
  /** Kilometres of gravel on the way from the main road, about. */
  gravel_km?: number
  /** A bridge or drift that floods after rain. */
  low_bridge?: true
  /** No coach gets all the way: the last part is by another vehicle. */
  no_coach?: true
}
export interface Paper {
  code: PaperCode
  /** Days before the visit by which it must be sent in; absent: ask. */
  lead_days?: number
}
/** A departure or tour at a fixed hour. */
export interface Slot {
  starts: string
  /** How long before it the group must be there. */
  check_in_min: number
}
export interface BestHours {
  from: string
  to: string
  why: BestHoursReason
}
export interface StayOffer {
  code: StayActivityCode
  /** In the stay's own words, for readers. */
  name: string
}

interface Located {
  id: string
  name: string
  province: Province
  province_name: string
  lat: number
  lon: number
}

export interface Place extends Located {
  /** Other names that people use for it alone, in any language; not those that `gazetteer-index.ts` derives. */
  also?: string[]
  kind: PlaceKind
  /** A fixed site that people know a neighbourhood by: offered to somebody who types an address. */
  landmark?: true
  /** Ids of the parks and regions that it goes by ("Kruger National Park, Phabeni Gate"). */
  part_of?: string[]
  town: string
  coord_confidence: Confidence
  summary: string
  /** What whoever plans should know beside it; a learner's worksheet leaves it out. */
  advice?: string
  trip_types: TripType[]
  subjects: string[]
  topics: string[]
  /** Nouns of `stop-sorts.ts` by which people ask for it, in English, beyond those of its kind; absent: none. */
  nouns?: string[]
  /** What it is known for, the most telling first. */
  offers: OfferCode[]
  /** What is there too, but is no reason to go. */
  also_offers?: OfferCode[]
  /** Youngest and oldest grade it suits. */
  grades: [number, number]
  duration_min: number
  /** The distance on foot, for a walk or a hike. */
  walk_km?: number
  open_days: number[]
  opens: string
  closes: string
  /** Departures or tours at fixed hours; absent: a group comes when it has booked. */
  slots?: Slot[]
  /** May lie outside the opening hours: then it is by arrangement. */
  best_hours?: BestHours[]
  /** What one comes for shows at low tide, which is at another hour each day. */
  tide?: 'low'
  learner_price_zar: number
  adult_price_zar: number
  /** Learners of this age and older pay the adult tariff. */
  adult_price_from_age?: number
  /** One adult goes in free for so many learners. */
  learners_per_free_adult?: number
  price_confidence: Confidence
  price_note?: string
  /** People at a time. */
  max_group: number
  /** A larger group goes in parts of `size`, one every `minutes`; absent: in parts of `max_group`, one visit after the other. */
  turns?: { size: number; minutes: number }
  setting: Setting
  water: Water
  hazards: HazardCode[]
  wheelchair: Wheelchair
  booking: 'required' | 'advised' | 'none'
  /** Open to groups only by arrangement. */
  by_appointment?: true
  papers?: Paper[]
  road?: Road
  /** Absent for a stop that is not in the catalogue. */
  safety_rule?: SafetyRuleCode
  /** No one fixed supplier: a reader is told "an operator near …". */
  generic?: boolean
  /** Months (1–12) in which it is worth going; absent: all year. */
  seasonal?: number[]
  verify: string[]
  km_from_town: number
  far_from_town?: boolean
}

export interface Stay extends Located {
  /** Other names that people use for it alone, in any language. */
  also?: string[]
  town: string
  coord_confidence: Confidence
  summary: string
  /** Ids of the parks and regions that it goes by. */
  part_of?: string[]
  kind: StayKind
  beds: number
  beds_confidence: Confidence
  board: 'self-catering' | 'bed-breakfast' | 'half-board' | 'full-board'
  learner_rate_zar: number
  adult_rate_zar: number
  rate_basis: string
  /** One adult sleeps and eats free for so many learners; absent: ask. */
  learners_per_free_adult?: number
  rate_confidence: Confidence
  /** What is offered by day. */
  on_site: StayOffer[]
  /** What is offered after supper. */
  evening: StayOffer[]
  /** Open water at the stay itself; a pool is none. */
  water: Exclude<Water, 'in'>
  hazards: HazardCode[]
  road?: Road
  confidence: Confidence
  km_from_town: number
  far_from_town?: boolean
}

export interface Town extends Located {
  aliases: string[]
  kind: 'town' | 'city' | 'suburb' | 'region' | 'province' | 'park'
  radius_km: number
  /** "The Drakensberg"; absent: without an article. */
  article?: 'the'
  /** "On the Wild Coast"; absent: "in". */
  preposition?: 'on' | 'at' | 'along'
  /** What Afrikaans calls it in a sentence, with its article ("die Wes-Kaap"); absent: the same name. */
  name_af?: string
  /** Absent: by the English one, "in" for "in". */
  preposition_af?: 'op'
  /** The name in an address, which also has the province; absent: the same. */
  address_name?: string
  checked_against?: string
}

/** An airport with scheduled flights where a coach can wait for a group. */
export interface Airport extends Located {
  /** The three letters of timetables and tickets. */
  code: string
  town: string
  position_source: 'OurAirports' | 'own estimate'
  fare: FareLevel
  /** The codes of the airports to which there are flights without a change of planes. */
  direct: { to: string; confidence: Confidence }[]
  /** The month in which the flights were last looked at. */
  as_of: string
}

/**
 * All facts for the parser, planner and verifier; plain data, never changed. Field names and units are those of the
 * lines in `catalogue/` (prices in whole rand, times `HH:MM`, weekdays 1 = Monday … 7 = Sunday, Grade R = 0), so that a
 * reviewer can compare a plan with the line of the catalogue.
 */
export interface Facts {
  places: readonly Place[]
  stays: readonly Stay[]
  towns: readonly Town[]
  airports: readonly Airport[]
  programmes: readonly Programme[]
  tollPlazas: readonly TollPlaza[]
  landmarks: readonly Landmark[]
  calendar: Calendar
  curriculum: Curriculum
  topicNames: TopicNames
  rates: Rates
  rules: Rules
  roads: RoadNetwork
}

/** What reading an idea needs of the facts: small enough to ship to the browser for live understanding. */
export interface Gazetteer {
  towns: readonly Town[]
  /** Names people use for single places ("Apartheid Museum"), each pointing at the town it is in. */
  places: readonly Pick<Place, 'id' | 'name' | 'also' | 'town' | 'province'>[]
  /** Where groups sleep, by name; not in the browser, where only fields are shown. */
  stays?: readonly Pick<Stay, 'id' | 'name' | 'also'>[]
  /** Not in the browser either. */
  landmarks?: readonly Landmark[]
  calendar: Calendar
}
