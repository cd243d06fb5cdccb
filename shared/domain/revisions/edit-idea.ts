import { addDays } from '../calendar.ts'
import type { Contradiction, Idea } from '../idea/idea.ts'
import { NEEDS, type Need } from '../needs.ts'
import type { SettableField } from './change.ts'
import type { Edits } from './edits.ts'

type Fields = Edits['fields']
const TRANSPORTS = ['bus', 'plane', 'own'] as const

/** Contradictions that a changed field settles. */
const SETTLES: Partial<Record<SettableField, Contradiction['code'][]>> = {
  start_date: ['end_before_start', 'past_date', 'days_disagree'],
  days: ['end_before_start', 'days_disagree'],
  grade_min: ['grades_disagree'],
  grade_max: ['grades_disagree'],
  budget_per_student: ['budget_tiny'],
}

const numberIn = (fields: Fields, field: SettableField): number | null => {
  const value = fields[field]
  return typeof value === 'number' ? value : null
}
const textIn = (fields: Fields, field: SettableField): string | null => {
  const value = fields[field]
  return typeof value === 'string' ? value : null
}

function withDates(idea: Idea, fields: Fields, keptStart: string | undefined): Idea {
  const [startDate, days] = [textIn(fields, 'start_date'), numberIn(fields, 'days')]
  if (days === null) return idea
  const form = days > 1 ? 'Day trip' : 'Overnight camp'
  const dates =
    startDate === null ? { keptStart } : { dates: null, window: null, startDate, endDate: addDays(startDate, days - 1) }
  return {
    ...idea,
    ...dates,
    days,
    needs: days > 1 ? idea.needs.filter((need) => need !== 'no-overnight') : idea.needs,
    tripTypes: idea.tripTypes.filter((type) => type !== form),
  }
}
function withGroup(idea: Idea, fields: Fields): Idea {
  const [gradeMin, gradeMax] = [numberIn(fields, 'grade_min'), numberIn(fields, 'grade_max')]
  const graded =
    gradeMin === null && gradeMax === null
      ? idea
      : {
          ...idea,
          ageGroup: null,
          ageMin: null,
          ageMax: null,
          gradeMin: gradeMin ?? Math.min(idea.gradeMin ?? gradeMax!, gradeMax!),
          gradeMax: gradeMax ?? Math.max(idea.gradeMax ?? gradeMin!, gradeMin!),
        }
  const students = numberIn(fields, 'pax_students') ?? idea.students
  const teachers = numberIn(fields, 'pax_teachers')
  const { budget, budgetScope, budgetPerStudent } = idea
  return {
    ...graded,
    students,
    // The number that the owner gives is of all adults.
    ...(teachers === null ? {} : { teachers, parents: 0 }),
    budgetPerStudent:
      budget !== null && budgetScope === 'group' && students !== null ? budget / students : budgetPerStudent,
  }
}
function withBudget(idea: Idea, fields: Fields): Idea {
  if (!('budget_per_student' in fields)) return idea
  const budget = numberIn(fields, 'budget_per_student')
  return { ...idea, budget, budgetPerStudent: budget, budgetScope: budget === null ? null : 'per_student' }
}
function withOrigin(idea: Idea, fields: Fields): Idea {
  const origin = textIn(fields, 'origin')
  if (origin === null) return idea
  const { school: _school, sameNameSchools: _names, drive: _drive, ...rest } = idea
  return { ...rest, origin }
}
function withTransport(idea: Idea, fields: Fields): Idea {
  const transport = textIn(fields, 'transport')
  if (transport === null) return idea
  const needs = idea.needs.filter((need) => need !== 'own-transport')
  return {
    ...idea,
    needs: transport === 'own' ? [...needs, 'own-transport'] : needs,
    flights: { wanted: transport === 'plane', tickets: null },
  }
}
/** Needs that places must serve, as a request of the text has them: it stays asked for. */
const ASKED_NEEDS: Partial<Record<string, Need>> = { wheelchair: 'wheelchair', no_swimming: 'no-swimming' }
function withNeeds(idea: Idea, fields: Fields): Idea {
  const { needs } = fields
  if (!Array.isArray(needs)) return idea
  const asked = idea.requests.flatMap((one) => (one.kind === 'need' ? (ASKED_NEEDS[one.need] ?? []) : []))
  return { ...idea, needs: [...new Set([...needs.filter(isNeed), ...asked])] }
}

export const isNeed = (need: unknown): need is Need => (NEEDS as readonly unknown[]).includes(need)
export const isTransport = (value: unknown): boolean => (TRANSPORTS as readonly unknown[]).includes(value)

/** The idea with the fields that the owner of its plan changed. */
export function editIdea(idea: Idea, { fields, keptStart }: Pick<Edits, 'fields' | 'keptStart'>): Idea {
  const steps = [withGroup, withBudget, withOrigin, withNeeds, withTransport]
  const edited = steps.reduce((one, step) => step(one, fields), withDates(idea, fields, keptStart))
  const settled = (Object.keys(fields) as SettableField[]).flatMap((field) => SETTLES[field] ?? [])
  return { ...edited, contradictions: edited.contradictions.filter(({ code }) => !settled.includes(code)) }
}
