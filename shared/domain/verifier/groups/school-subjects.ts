import type { PlanUnderTest } from '../derived/plan-under-test.ts'
import { counted, failIfAny, type Finding, type Rule } from '../finding.ts'

const gradeInWords = (grade: number) => (grade === 0 ? 'Grade R' : `Grade ${grade}`)
const gradesBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

function phaseOf({ facts }: PlanUnderTest, grade: number) {
  return facts.curriculum.phases.find(({ grades: [first, last] }) => first <= grade && grade <= last)?.id
}
const rowOf = ({ facts }: PlanUnderTest, subject: string) =>
  facts.curriculum.subjects.find(({ name }) => subject === name || subject.startsWith(`${name}: `))
function isOnTimetable(plan: PlanUnderTest, subject: string, grade: number): boolean {
  const phase = phaseOf(plan, grade)
  return phase !== undefined && (rowOf(plan, subject)?.phases.includes(phase) ?? false)
}
/** Whether a grade knows a subject by its name: of its own, or as a part of another one. */
function isKnownAs(plan: PlanUnderTest, subject: string, grade: number): boolean {
  const phase = phaseOf(plan, grade)
  const parts = phase ? (rowOf(plan, subject)?.lives_on?.[phase] ?? []) : []
  return isOnTimetable(plan, subject, grade) || parts.some((part) => part.endsWith(`: ${subject}`))
}

/** Objectives, and what is put in the place of a subject, are of subjects that the grade has. */
function subjectsOfGrade(plan: PlanUnderTest): Finding {
  const { itinerary, idea, grades, notes } = plan
  const wrong = itinerary.objectives_map.flatMap(({ subject, grade_min, grade_max }) =>
    gradesBetween(grade_min, grade_max)
      .filter((grade) => !isOnTimetable(plan, subject, grade))
      .map((grade) => `${gradeInWords(grade)} has no ${subject}`),
  )
  const said = notes('subject_of_phase')
  for (const { subject, instead } of said)
    for (const { grade_min, grade_max, names } of instead)
      for (const grade of gradesBetween(grade_min, grade_max)) {
        if (isKnownAs(plan, subject, grade)) wrong.push(`${gradeInWords(grade)} has ${subject}, and the plan denies it`)
        const missing = names.find((name) => !isOnTimetable(plan, name, grade))
        if (missing) wrong.push(`${gradeInWords(grade)} has no ${missing}`)
      }
  const asked = idea.subjects.filter((subject) => rowOf(plan, subject))
  for (const subject of grades ? asked : []) {
    const lacking = gradesBetween(...grades!).filter((grade) => !isKnownAs(plan, subject, grade))
    const told = said.filter((note) => note.subject === subject)
    if (lacking.length > 0 && told.length !== 1)
      wrong.push(`${gradeInWords(lacking[0]!)} has no ${subject}, and the plan says so ${told.length} times`)
  }
  return failIfAny(
    [...new Set(wrong)],
    `${counted(itinerary.objectives_map.length, 'objective')}, each of a subject that its grades have.`,
  )
}

export const SCHOOL_SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'subjects_of_grade',
    label: 'Every subject is one that the grade has',
    otherwise: 'A subject is not one that the grade has',
    run: subjectsOfGrade,
  },
]
