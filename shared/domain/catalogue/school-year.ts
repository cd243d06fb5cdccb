import type { Confidence } from './confidence.ts'

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
/** Weeks at both ends of a term in which these grades do not travel: classes settle, exams are written. */
export interface WeeksWithoutTrips {
  term: number
  grades: [number, number]
  first_weeks: number
  last_weeks: number
}
export interface Calendar {
  school_years: SchoolYear[]
  weeks_without_trips: WeeksWithoutTrips[]
  public_holidays: Record<string, { date: string; name: string }[]>
}
