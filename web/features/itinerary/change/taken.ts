import type { Itinerary } from '#shared/contracts/itinerary'
import type { NoteCode } from '#shared/domain/itinerary/notes'
import { centsOfRand } from '#shared/domain/money'
import { counted, shownDates, shownRand } from '../shown-figures.ts'

/** The facts of a trip that its owner can set from the first lines of the plan. */
export const TAKEN_FIELDS = [
  'pax_students',
  'pax_teachers',
  'origin',
  'start_date',
  'days',
  'budget_per_student',
  'grade_min',
  'transport',
] as const
export type TakenField = (typeof TAKEN_FIELDS)[number]

/** One word of the trip: what it says now, and whether the teacher said it or we chose it. */
export interface Taken {
  field: TakenField
  words: string
  /** What the control starts from; null where nothing is known. */
  value: string | number | null
  isChosen: boolean
}

/** The notes that say that a fact was chosen by us. */
const CHOSEN_BY: Record<TakenField, readonly NoteCode[]> = {
  pax_students: ['group_default'],
  pax_teachers: ['group_default', 'teachers_default'],
  origin: ['origin_default', 'unknown_origin'],
  start_date: ['dates_default', 'dates_backwards', 'dates_in_window'],
  days: ['length_default'],
  budget_per_student: ['budget_default'],
  grade_min: ['grade_default', 'grades_likely', 'grades_from_ages'],
  transport: [],
}

/** The field that says otherwise what a note says; null for a note that none changes. */
export function fieldOfNote(code: NoteCode): TakenField | null {
  if (code === 'under_budget' || code === 'over_budget') return 'budget_per_student'
  return TAKEN_FIELDS.find((field) => CHOSEN_BY[field].includes(code)) ?? null
}

/** What the plan took from the idea, or chose. */
export function takenOf(itinerary: Itinerary): Record<TakenField, Taken> {
  const { group_details, start_date, end_date, daily_itinerary, notes } = itinerary
  const codes = new Set(notes.map(({ code }) => code))
  const taken = (field: TakenField, words: string, value: Taken['value']): Taken => ({
    field,
    words,
    value,
    isChosen: CHOSEN_BY[field].some((code) => codes.has(code)),
  })
  const town = daily_itinerary[0]?.schedule[0]?.town ?? null
  const budget = budgetOf(itinerary)
  const grades = gradesOf(itinerary)
  return {
    pax_students: taken('pax_students', counted(group_details.students, 'learner'), group_details.students),
    pax_teachers: taken('pax_teachers', counted(group_details.teachers, 'adult'), group_details.teachers),
    origin: taken('origin', town ?? 'another town', town),
    start_date: taken('start_date', shownDates(start_date, end_date), start_date),
    days: taken('days', counted(daily_itinerary.length, 'day'), daily_itinerary.length),
    budget_per_student: {
      ...taken('budget_per_student', budget === null ? 'No budget given' : shownRand(budget), budget),
      isChosen: budget === null,
    },
    grade_min: taken('grade_min', grades === null ? 'The grade' : gradesInWords(...grades), grades?.[0] ?? null),
    transport: taken('transport', TRANSPORT_WORDS[transportOf(itinerary)], transportOf(itinerary)),
  }
}

export type Transport = 'bus' | 'plane' | 'own'
export const TRANSPORT_WORDS: Record<Transport, string> = { bus: 'by bus', plane: 'by air', own: 'with your own bus' }
const transportOf = ({ daily_itinerary, notes }: Itinerary): Transport => {
  if (notes.some(({ code }) => code === 'own_transport')) return 'own'
  return daily_itinerary.some(({ schedule }) => schedule.some(({ kind }) => kind === 'flight')) ? 'plane' : 'bus'
}

/** The budget a learner in rand; null if none was given. */
function budgetOf({ notes }: Itinerary): number | null {
  for (const note of notes)
    if (note.code === 'under_budget' || note.code === 'over_budget') return note.params.budget_cents / centsOfRand(1)
  return null
}

/** The lowest and the highest grade; null for an older plan, which does not say. */
export function gradesOf({ group_details: { grade_min, grade_max } }: Itinerary): [min: number, max: number] | null {
  return grade_min === undefined || grade_max === undefined ? null : [grade_min, grade_max]
}

export const gradeInWords = (grade: number): string => (grade === 0 ? 'Grade R' : `Grade ${grade}`)
const gradesInWords = (min: number, max: number): string =>
  min === max ? gradeInWords(min) : `${gradeInWords(min)} to ${max}`
