import { type Curriculum, gradeHas, phaseOf } from '#shared/domain/catalogue/curriculum'
import type { SubjectInstead } from '../../itinerary/notes.ts'

/** What a subject that a grade does not have is called there; empty if the curriculum does not know the subject. */
const livesOnAs = (curriculum: Curriculum, subject: string, grade: number): string[] =>
  curriculum.subjects.find(({ name }) => name === subject)?.lives_on?.[phaseOf(curriculum, grade)] ?? []

/** Whether a grade teaches a subject under its own name: by itself, or as a part ("Social Sciences: History"). */
export const isTaughtByName = (curriculum: Curriculum, subject: string, grade: number): boolean =>
  gradeHas(curriculum, subject, grade) ||
  livesOnAs(curriculum, subject, grade).some((name) => name.endsWith(`: ${subject}`))

/** The names under which topics of a subject stand for a grade. */
export function namesInGrade(curriculum: Curriculum, subject: string, grade: number): string[] {
  if (!gradeHas(curriculum, subject, grade)) return livesOnAs(curriculum, subject, grade)
  return curriculum.subjects.find(({ name }) => name === subject)?.taught_as ?? [subject]
}

/** What grades without a subject have instead. */
export function subjectsInstead(
  curriculum: Curriculum,
  subject: string,
  gradeMin: number,
  gradeMax: number,
): SubjectInstead[] {
  const found: SubjectInstead[] = []
  for (let grade = gradeMin; grade <= gradeMax; grade++) {
    const names = livesOnAs(curriculum, subject, grade)
    if (names.length === 0 || isTaughtByName(curriculum, subject, grade)) continue
    const last = found.at(-1)
    if (last && last.grade_max === grade - 1 && last.names.join() === names.join()) last.grade_max = grade
    else found.push({ grade_min: grade, grade_max: grade, names })
  }
  return found
}

/** A usual grade of each phase, for a group that named a subject and no grade. */
const USUAL_GRADES = [8, 10, 5, 2]
/** The first usual grade whose timetable has most of the subjects. */
export function usualGradeFor(curriculum: Curriculum, subjects: readonly string[]): number {
  const had = (grade: number) => subjects.filter((subject) => isTaughtByName(curriculum, subject, grade)).length
  return USUAL_GRADES.reduce((best, grade) => (had(grade) > had(best) ? grade : best))
}
