import type { Curriculum, CurriculumTopic, Place } from '#shared/domain/catalogue/facts'

/** The catalogue's names for a CAPS subject: itself, and what the curriculum file says it is found under. */
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
/** Stems by which a CAPS topic and a place's topic are seen to be about the same thing. */
export function topicStems(topic: string): string[] {
  return topic
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 4 && !GENERIC.has(word))
    .map((word) => (word.length > 6 ? word.slice(0, 6) : word.replace(/s$/, '')))
}

const partsOf = (topic: string): string[][] =>
  topic
    .split(/,| and | or |: /)
    .map(topicStems)
    .filter((stems) => stems.length > 0)
/** Whether what a place shows is what a CAPS topic is about: one part of the one says more than half of a part of the other. A single word in common is too little ("Khoikhoi resistance", "civil resistance"). */
export function isAbout(capsTopic: string, placeTopic: string): boolean {
  const shown = partsOf(placeTopic)
  return partsOf(capsTopic).some((asked) =>
    shown.some((stems) => {
      const shared = asked.filter((stem) => stems.includes(stem)).length
      return shared > asked.length / 2 || (shared > 0 && shared === stems.length)
    }),
  )
}
