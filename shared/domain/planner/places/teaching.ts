import type { Curriculum, CurriculumTopic } from '#shared/domain/catalogue/curriculum'
import type { Place } from '#shared/domain/catalogue/facts'

/** The catalogue's names for a CAPS subject: its own name, and the others in the curriculum file. */
function catalogueSubjects(curriculum: Curriculum, subject: string): string[] {
  return [subject, ...(curriculum.subject_map_to_catalogue[subject] ?? [])]
}
export const teaches = (place: Place, subject: string, curriculum: Curriculum): boolean =>
  catalogueSubjects(curriculum, subject).some((name) => place.subjects.includes(name))

/** CAPS topics of these grades; a subject limits them to those that are taught under its name. */
export function topicsFor(
  curriculum: Curriculum,
  gradeMin: number,
  gradeMax: number,
  subject?: string,
): CurriculumTopic[] {
  return curriculum.entries.filter(
    (entry) =>
      entry.grade >= gradeMin &&
      entry.grade <= gradeMax &&
      (subject === undefined ||
        entry.subject === subject ||
        entry.subject.startsWith(`${subject}:`) ||
        catalogueSubjects(curriculum, entry.subject).includes(subject)),
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
/** Stems to match a wish, a CAPS topic and a place's topic; approximate, used for points only. */
export const topicStems = (topic: string): string[] =>
  wordsOf(topic).map((word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/s$/, '')))

/** "Coasts" matches "coastal", and "democracy" matches "democratic"; "weathering" does not match "weather". */
const ENDINGS = /(?:ies|es|al|ial|ical|icity|ic|acy|atic|ity|able|ability|y|oe?|e)$/
const SHORTEST_STEM = 5
function exactStem(word: string): string {
  const plain = word.replace(/s$/, '')
  const stem = plain.replace(ENDINGS, '')
  return stem.length < SHORTEST_STEM ? plain : stem
}

const partsOf = (topic: string): string[][] =>
  topic
    .split(/,| and | or |: /)
    .map((part) => wordsOf(part).map(exactStem))
    .filter((stems) => stems.length > 0)
/** Whether a place's topic matches a CAPS topic: a part of one has more than half of the words of a part of the other. A single common word is not enough ("Khoikhoi resistance", "civil resistance"). */
export function isAbout(capsTopic: string, placeTopic: string): boolean {
  const shown = partsOf(placeTopic)
  return partsOf(capsTopic).some((asked) =>
    shown.some((stems) => {
      const shared = asked.filter((stem) => stems.includes(stem)).length
      return shared > asked.length / 2 || (shared > 0 && shared === stems.length)
    }),
  )
}
