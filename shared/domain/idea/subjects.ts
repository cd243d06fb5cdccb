import { SCIENCE_OF_THE_PHASE, SUBJECT_NAMES } from './data/subject-names.ts'
import type { Grades } from './grades.ts'
import type { IdeaText, Span } from './idea-text.ts'
import { phraseFinder } from './phrase-finder.ts'
import { findShortSubjects } from './short-subjects.ts'

const findSubjects = phraseFinder(SUBJECT_NAMES)

/** Subjects in the order of the text; "Natural Science" in the name of a museum is not a subject. */
export function readSubjects(ideaText: IdeaText, grades: Grades | null, placeNames: readonly Span[] = []): string[] {
  const isPartOfName = ({ start, end }: Span) =>
    placeNames.some((name) => name.start <= start && name.end >= end && name.end - name.start > end - start)
  const named = findSubjects(ideaText.unread).filter((match) => match.row.subject !== null && !isPartOfName(match))
  const inFull = named.map(({ row, start, end }) => ({ subject: row.subject!, start, end }))
  const short = findShortSubjects(ideaText, ideaText.unread, inFull).filter(
    (one) => !isPartOfName(one) && !inFull.some(({ start, end }) => start < one.end && one.start < end),
  )
  const all = [...inFull, ...short].toSorted((a, b) => a.start - b.start)
  ideaText.blank(all)
  const subjects = all.map(({ subject, start, end }) => {
    const byPhase = subject === SCIENCE_OF_THE_PHASE
    ideaText.note('subjects', { start, end }, byPhase ? 0.6 : 0.95)
    return byPhase ? scienceOf(grades) : subject
  })
  return [...new Set(subjects)]
}

function scienceOf(grades: Grades | null): string {
  if (grades === null) return 'Natural Sciences'
  return grades.min >= 10
    ? 'Physical Sciences'
    : grades.max <= 6
      ? 'Natural Sciences and Technology'
      : 'Natural Sciences'
}
