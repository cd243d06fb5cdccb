import { findSchoolPhrases } from '../../schools/find-school-phrases.ts'
import type { IdeaText, Span } from '../idea-text.ts'
import { isVisitedSchool } from '../school.ts'

/** Words that no name of a school has. */
const NO_SCHOOL = /(?:^|[^\p{L}])(?:an?|the|or|our|at|campus|visit|of|some|any)[^\p{L}]/iu

/** The names of schools that are not visited: the group's own. */
export function ownSchools({ source, normalised }: IdeaText): Span[] {
  return findSchoolPhrases(source)
    .flat()
    .filter((phrase) => !NO_SCHOOL.test(source.slice(phrase.start, phrase.end)) && !isVisitedSchool(source, phrase))
    .flatMap(({ start, end }) => normalised.spanOfSource(start, end) ?? [])
}
