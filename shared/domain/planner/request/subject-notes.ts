import type { Facts } from '#shared/domain/catalogue/facts'
import type { Note } from '../../itinerary/notes.ts'
import { subjectsInstead } from '../places/school-subjects.ts'
import type { Group } from './group.ts'

/** One note for each subject that was asked for and that no grade of the group has under that name. */
export const subjectNotes = (
  subjects: readonly string[],
  { gradeMin, gradeMax }: Pick<Group, 'gradeMin' | 'gradeMax'>,
  { curriculum }: Facts,
): Note[] =>
  [...new Set(subjects)].flatMap((subject): Note[] => {
    const instead = subjectsInstead(curriculum, subject, gradeMin, gradeMax)
    return instead.length > 0 ? [{ code: 'subject_of_phase', params: { subject, instead } }] : []
  })
