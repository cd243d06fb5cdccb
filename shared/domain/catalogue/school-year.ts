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
export interface Calendar {
  school_years: SchoolYear[]
  public_holidays: Record<string, { date: string; name: string }[]>
}
