import type { ParsedIdea } from '#shared/contracts/parsed-idea'
import { centsOfRand, formatCents } from '#shared/domain/money'

/** What an idea says of the demo form's fields; a field it does not speak of is missing. */
export type Answers = Partial<Record<string, string | readonly string[]>>

/** An age group as the spec maps it to grades. */
const GRADES_BY_AGE: Readonly<Record<string, string>> = {
  '7-8': 'Grade 1-2',
  '10-12': 'Grade 4-6',
  '13-15': 'Grade 7-9',
  '16-18': 'Grade 10-12',
  adult: 'Adults',
}

/**
 * An idea as answers of the demo form. Ages that the teacher's own text gives stay ages; those of an idea that is
 * listed become the grades that the spec maps them to.
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
    monthly_budget: idea.budget_estimate === null ? null : formatCents(centsOfRand(Math.round(idea.budget_estimate))),
  })
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
