import type { NoteParams } from './notes.ts'
import { gradesName, listOf } from './words.ts'

/** A part of a subject in a sentence: "Life Skills (Beginning Knowledge)". */
const partInBrackets = (name: string): string => name.replace(/: (.+)$/, ' ($1)')

/** What a subject is called in grades that do not have it. */
export const subjectOfPhaseInWords = ({ subject, instead }: NoteParams['subject_of_phase']): string =>
  instead
    .map(
      ({ grade_min, grade_max, names }) =>
        `${gradesName(grade_min, grade_max)} ${grade_min === grade_max ? 'has' : 'have'} no ${subject}: what it teaches is in ${listOf(names.map(partInBrackets))}, and the objectives are of that.`,
    )
    .join(' ')
