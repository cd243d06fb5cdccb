import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import { centsOfRand, formatCents } from '#shared/domain/money'

/** The answers of an idea for the demo form; fields that it does not mention are missing. */
export type Answers = Partial<Record<string, string | readonly string[]>>

/** The specification's mapping of age groups to grades. */
const GRADES_BY_AGE: Readonly<Record<string, string>> = {
  '7-8': 'Grade 1-2',
  '10-12': 'Grade 4-6',
  '13-15': 'Grade 7-9',
  '16-18': 'Grade 10-12',
  adult: 'Adults',
}

/**
 * The answers of an idea for the demo form. Ages in the teacher's own text stay ages; those of a listed idea
 * become grades by the specification's mapping.
 */
export function answersOf(idea: ParsedIdea, from: 'text' | 'list'): Answers {
  return withoutGaps({
    student_count: idea.pax_students,
    teacher_count: idea.pax_teachers,
    grade_range: gradeRange(idea, from),
    trip_types: idea.trip_types,
    start_date: idea.start_date,
    end_date: idea.end_date ?? idea.start_date,
    location: idea.location,
    monthly_budget: budgetText(idea),
  })
}

/** With for whom it is, as `readTypedBudget` reads it: the form's own field is for a month. */
function budgetText({ budget_estimate, budget_scope }: ParsedIdea): string | null {
  if (budget_estimate === null) return null
  const amount = formatCents(centsOfRand(Math.round(budget_estimate)))
  if (budget_scope === 'per_student') return `${amount} a learner`
  return `${amount} for the ${budget_scope === 'group' ? 'group' : 'trip'}`
}

function gradeRange(idea: ParsedIdea, from: 'text' | 'list'): string | null {
  const { grade_min, grade_max, age_min, age_max } = idea
  if (grade_min !== null) return span('Grade', gradeName(grade_min), gradeName(grade_max ?? grade_min))
  const mapped = from === 'list' ? gradesOfAgeGroup(idea) : null
  if (mapped) return mapped
  return age_min === null ? null : span('Age', String(age_min), String(age_max ?? age_min))
}

function gradesOfAgeGroup({ age_group, age_min, age_max }: ParsedIdea): string | null {
  if (age_group && /\badults?\b/i.test(age_group)) return 'Adults'
  const years =
    age_min === null ? age_group?.replaceAll(/\s/g, '').replace('–', '-') : `${age_min}-${age_max ?? age_min}`
  return GRADES_BY_AGE[years ?? ''] ?? null
}

const gradeName = (grade: number) => (grade === 0 ? 'R' : String(grade))
const span = (word: string, low: string, high: string) => `${word} ${low === high ? low : `${low}-${high}`}`

function withoutGaps(answers: Record<string, string | number | readonly string[] | null>): Answers {
  const said = Object.entries(answers).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  )
  return Object.fromEntries(
    said.map(([name, value]) => [name, typeof value === 'number' ? String(value) : (value ?? '')]),
  )
}
