import type { Province } from '../provinces.ts'
import type { TripType } from '../trip-types.ts'

/**
 * The facts behind every plan. Field names and units are those of the lines in `catalogue/`
 * (prices in whole rand, times `HH:MM`, weekdays 1 = Monday … 7 = Sunday, Grade R = 0), so that
 * a reviewer can hold a plan beside the line it came from.
 */
export type Confidence = 'high' | 'medium' | 'low'
export type Wheelchair = 'yes' | 'partial' | 'no'

interface Located {
  id: string
  name: string
  province: Province
  province_name: string
  lat: number
  lon: number
}

export interface Place extends Located {
  kind: 'attraction' | 'experience'
  town: string
  coord_confidence: Confidence
  summary: string
  trip_types: TripType[]
  subjects: string[]
  topics: string[]
  /** Youngest and oldest grade it suits. */
  grades: [number, number]
  duration_min: number
  open_days: number[]
  opens: string
  closes: string
  learner_price_zar: number
  adult_price_zar: number
  price_confidence: Confidence
  price_note?: string
  max_group: number
  indoor: boolean
  wheelchair: Wheelchair
  booking: 'required' | 'advised' | 'none'
  safety_notes: string
  /** No one fixed supplier: a reader is told "an operator near …". */
  generic?: boolean
  /** Months (1–12) in which it is worth going; absent: all year. */
  seasonal?: number[]
  verify: string[]
  km_from_town: number
  far_from_town?: boolean
}

export interface Stay extends Located {
  town: string
  coord_confidence: Confidence
  summary: string
  style: 'camp' | 'rest-camp' | 'resort' | 'hostel' | 'hotel' | 'residence'
  beds: number
  beds_confidence: Confidence
  board: 'self-catering' | 'bed-breakfast' | 'half-board' | 'full-board'
  learner_rate_zar: number
  adult_rate_zar: number
  rate_basis: string
  rate_confidence: Confidence
  on_site_activities: string[]
  confidence: Confidence
  km_from_town: number
  far_from_town?: boolean
}

export interface Town extends Located {
  aliases: string[]
  kind: 'town' | 'city' | 'suburb' | 'region' | 'province' | 'park'
  radius_km: number
  checked_against?: string
}

export interface SchoolTerm {
  term: number
  learners_start: string
  learners_end: string
}
export interface SchoolYear {
  year: number
  confidence: Confidence
  terms: SchoolTerm[]
  school_holidays: { name: string; start: string; end: string }[]
  special_school_holidays: string[]
}
export interface Calendar {
  school_years: SchoolYear[]
  public_holidays: Record<string, { date: string; name: string }[]>
}

export interface CurriculumTopic {
  subject: string
  grade: number
  term: number | null
  topics: string[]
  confidence: Confidence
}
export interface Curriculum {
  phases: { id: string; name: string; grades: [number, number]; subjects?: string[] }[]
  subject_map_to_catalogue: Record<string, string[]>
  entries: CurriculumTopic[]
}

/** One rate of the rate card, in rand unless the name says percent. */
export interface Rate {
  low: number
  typical: number
  high: number
  confidence?: Confidence
  note?: string
}
export interface Vehicle {
  id: string
  label: string
  seats: number
  usable_learner_seats: number
  per_day: Rate
  per_km: Rate
  included_km_per_day: number
}
export interface Rates {
  currency: 'ZAR'
  year: number
  basis: string
  transport: {
    vehicles: Vehicle[]
    driver_overnight: Rate
    second_driver_per_day: Rate
    tolls_per_coach_100km: Rate
    [other: string]: unknown
  }
  catering: Record<string, Rate>
  staff: Record<string, Rate>
  accommodation_pppn: Record<string, Rate>
  insurance: { travel_insurance_per_learner_per_day: Rate; school_public_liability: string }
  free_places: { usual_ratio_learners_per_free_adult: Rate; note: string }
  overheads: {
    operator_margin_percent: Rate
    contingency_percent: Rate
    deposit_percent: Rate
    final_payment_days_before: Rate
  }
  vat: { rate_percent: number; note: string }
  annual_increase_percent: Rate
}

export interface Rule {
  id: string
  topic: string
  rule: string
  applies_to: string
  source: string
  confidence: Confidence
  lead_days?: number
}
export interface Rules {
  ratios: {
    legal_minimum: { level: string; learners_per_adult: number; source: string }[]
    recommended_planning: { grades: string; day: number; overnight: number; high_risk: number }[]
    minimum_adults: number
    [other: string]: unknown
  }
  rules: Rule[]
  lead_times_planning_defaults: { trip: string; days: number }[]
  emergency_numbers: { name: string; number: string; confidence?: Confidence }[]
  checklist: string[]
  health: Record<string, string>
}

/** Everything the parser, planner and verifier know of the world; plain data, never changed. */
export interface Facts {
  places: readonly Place[]
  stays: readonly Stay[]
  towns: readonly Town[]
  calendar: Calendar
  curriculum: Curriculum
  rates: Rates
  rules: Rules
}

/** What reading an idea needs of the facts: small enough to ship to the browser for live understanding. */
export interface Gazetteer {
  towns: readonly Town[]
  /** Names people use for single places ("Apartheid Museum"), each pointing at the town it is in. */
  places: readonly { id: string; name: string; town: string; province: Province }[]
  calendar: Calendar
}
