import { addDays } from '../../calendar.ts'
import type { Idea } from '../../idea/idea.ts'
import type { Itinerary } from '../../itinerary/itinerary.ts'
import type { SettableField, SetValue } from '../../revisions/change.ts'
import type { ChangedFields } from '../derived/plan-under-test.ts'

/** What the plan has of each field that its owner can set; undefined where a plan does not show it. */
const SHOWN: Record<SettableField, (plan: Itinerary, idea: Idea) => SetValue | undefined> = {
  origin: (_, { origin }) => origin,
  start_date: ({ start_date }) => start_date,
  days: ({ daily_itinerary, start_date, end_date }) =>
    addDays(start_date, daily_itinerary.length - 1) === end_date ? daily_itinerary.length : null,
  pax_students: ({ group_details }) => group_details.students,
  pax_teachers: ({ group_details }) => group_details.teachers,
  grade_min: (_, { gradeMin }) => gradeMin,
  grade_max: (_, { gradeMax }) => gradeMax,
  budget_per_student: (_, { budgetPerStudent }) => budgetPerStudent,
  transport: () => undefined,
  needs: () => undefined,
}

/** Sentences about fields that the owner of a plan set and that it has otherwise. */
export const findUnset = (changed: ChangedFields, plan: Itinerary, idea: Idea): string[] =>
  (Object.keys(changed) as SettableField[]).flatMap((field) => {
    const shown = SHOWN[field](plan, idea)
    return shown === undefined || shown === changed[field]
      ? []
      : [`${field} was set to ${JSON.stringify(changed[field])}; the plan has ${JSON.stringify(shown)}`]
  })
