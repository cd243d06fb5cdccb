import { type Curriculum, type CurriculumTopic, wholeSubject } from '#shared/domain/catalogue/curriculum'
import type { Place } from '#shared/domain/catalogue/facts'
import { namesInGrade, subjectsInstead } from './school-subjects.ts'

/** The catalogue's names for a CAPS subject: its own name, and the others in the curriculum file. */
function catalogueSubjects(curriculum: Curriculum, subject: string): string[] {
  return [subject, ...(curriculum.subject_map_to_catalogue[subject] ?? [])]
}
export const teaches = (place: Place, subject: string, curriculum: Curriculum): boolean =>
  teachesAny(place, catalogueSubjects(curriculum, subject))

/** The catalogue's names for a subject that a group asked for: also those of what it is called in grades without it. */
export function namesAsked(
  curriculum: Curriculum,
  subject: string,
  { gradeMin, gradeMax }: { gradeMin: number; gradeMax: number },
): string[] {
  const instead = subjectsInstead(curriculum, subject, gradeMin, gradeMax).flatMap(({ names }) => names)
  return [...new Set([...catalogueSubjects(curriculum, subject), ...instead.map(wholeSubject)])]
}
export const teachesAny = (place: Place, names: readonly string[]): boolean =>
  names.some((name) => place.subjects.includes(name))

/** CAPS topics of these grades; a subject limits them to those that its name stands for in each grade. */
export function topicsFor(
  curriculum: Curriculum,
  gradeMin: number,
  gradeMax: number,
  subject?: string,
): CurriculumTopic[] {
  const entries = curriculum.entries.filter(({ grade }) => grade >= gradeMin && grade <= gradeMax)
  if (subject === undefined) return entries
  const names = new Map<number, string[]>()
  for (let grade = gradeMin; grade <= gradeMax; grade++) names.set(grade, namesInGrade(curriculum, subject, grade))
  return entries.filter((entry) =>
    names.get(entry.grade)!.some((name) => entry.subject === name || entry.subject.startsWith(`${name}:`)),
  )
}

const GENERIC = new Set(
  'south africa african life history natural human world local social system systems study school land their around with from into and the for'.split(
    ' ',
  ),
)
const wordsOf = (topic: string): string[] =>
  topic
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4 && !GENERIC.has(word))
const stemsOf = (topic: string): string[] =>
  wordsOf(topic).map((word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/s$/, '')))
/** Topics whose stems are kept; the curriculum and the catalogue have fewer. */
const MOST_TOPICS = 10_000
const known = new Map<string, readonly string[]>()
/** Stems to match a wish, a CAPS topic and a place's topic; approximate, used for points only. */
export function topicStems(topic: string): readonly string[] {
  const found = known.get(topic)
  if (found) return found
  if (known.size >= MOST_TOPICS) known.clear()
  const made = stemsOf(topic)
  known.set(topic, made)
  return made
}
