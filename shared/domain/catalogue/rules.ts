import type { Province } from '../provinces.ts'
import type { Confidence } from './confidence.ts'
import type { Water } from './facts.ts'

/** The source of a rule. `date` is that of the source, if it has one (`YYYY`, `YYYY-MM` or an ISO day). */
export interface Sourced {
  source: string
  date: string
  confidence: Confidence
}

/** How many learners one adult may look after; `planned` is what our plans ask for, `practice` what others advise. */
export interface Ratio extends Sourced {
  id: string
  kind: 'law' | 'planned' | 'practice'
  activity: 'any' | 'day' | 'overnight' | 'high_risk' | 'water' | 'special_needs'
  /** First and last grade. */
  grades: [number, number]
  learners_per_adult: number
  counts: string
}

/** For which trips a row holds; a field that is absent does not matter. */
export interface TripCondition {
  /** The provinces in which the school may be. */
  from_provinces?: Province[]
  /** Whether the trip visits another province. */
  away?: boolean
  /** Whether the trip leaves the country. */
  abroad?: boolean
  /** How near to the water the trip comes. */
  water?: Water[]
}

/** Days before the trip by which approval is asked for, and who gives it. */
export interface ApprovalLeadTime extends TripCondition, Sourced {
  id: string
  nights: 'none' | 'some' | 'any'
  days: number
  approved_by: 'district' | 'head_office'
}

/** What the department of the school's province asks for; a plan joins all that hold for its trip into one sentence. */
export interface ProvinceRequirement extends Omit<TripCondition, 'from_provinces'>, Sourced {
  id: string
  province: Province
  /** A part of that sentence: no full stop, and no capital at its beginning. */
  requirement: string
}

export interface EmergencyNumber extends Sourced {
  code: string
  name: string
  number: string
  /** As the plan's page calls it; a number without one is not on the page. */
  short_name?: string
  where: 'national' | Province
  shown: 'always' | 'water' | 'never'
}

export interface Rules {
  ratios: Ratio[]
  minimum_adults: Sourced & { count: number }
  /** What the law and good practice ask everywhere, with their sources. Nothing prints them: they stand behind our words. */
  rules: (Sourced & { id: string; topic: string; rule: string; applies_to: string })[]
  approval_lead_times: ApprovalLeadTime[]
  province_requirements: ProvinceRequirement[]
  emergency_numbers: EmergencyNumber[]
}

/** The learners for each adult, by the lowest grade; throws if `rules.json` has no such row. */
export function learnersPerAdult(
  { ratios }: Rules,
  kind: Ratio['kind'],
  grade: number,
  activity: Ratio['activity'] = 'any',
): number {
  const row = ratios.find(
    (one) => one.kind === kind && one.activity === activity && one.grades[0] <= grade && grade <= one.grades[1],
  )
  if (!row) throw new Error(`rules.json has no ratio for ${kind}, ${activity}, grade ${grade}`)
  return row.learners_per_adult
}

export interface TripFacts {
  /** The province of the school. */
  home: Province
  away: boolean
  abroad: boolean
  water: Water
}
export const holdsFor = ({ from_provinces, away, abroad, water }: TripCondition, trip: TripFacts): boolean =>
  (from_provinces === undefined || from_provinces.includes(trip.home)) &&
  (away === undefined || away === trip.away) &&
  (abroad === undefined || abroad === trip.abroad) &&
  (water === undefined || water.includes(trip.water))
