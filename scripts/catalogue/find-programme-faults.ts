import { gradeHas, wholeSubject } from '#shared/domain/catalogue/curriculum'
import { isDoneAt, type Programme } from '#shared/domain/catalogue/programmes'
import type { Fault, ParsedCatalogue } from './parse-files.ts'

/** Finds programmes whose subjects a grade does not have, whose concepts no topic is about, or that no place or stay can hold. */
export function findProgrammeFaults(parsed: ParsedCatalogue): Fault[] {
  return parsed.programmes.flatMap(({ line, fact }) =>
    [...wrongSubjects(fact, parsed), ...wrongSpots(fact, parsed)].map((message) => ({
      file: 'programmes.jsonl',
      line,
      message: `${fact.id}: ${message}`,
    })),
  )
}

function wrongSubjects({ subjects, concepts, grades: [first, last] }: Programme, parsed: ParsedCatalogue): string[] {
  if (concepts === undefined) return []
  const curriculum = parsed.curriculum!
  const grades = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const known = subjects.filter((name) => curriculum.subjects.some((one) => one.name === name))
  const isAbout = (subject: string) => {
    const { taught_as = [subject] } = curriculum.subjects.find(({ name }) => name === subject)!
    return curriculum.entries.some(
      ({ subject: name, grade, topics }) =>
        taught_as.includes(wholeSubject(name)) &&
        grades.includes(grade) &&
        Object.values(topics).some((about) => about.some((concept) => concepts.includes(concept))),
    )
  }
  const unknown = subjects.filter((name) => !known.includes(name) && name !== 'Languages')
  return [
    ...unknown.map((name) => `"${name}" is no subject`),
    ...grades
      .filter((grade) => known.length > 0 && !known.some((name) => gradeHas(curriculum, name, grade)))
      .map((grade) => `Grade ${grade} has none of its subjects`),
    ...known.filter((name) => !isAbout(name)).map((name) => `no topic of ${name} in its grades is about its concepts`),
  ]
}

function wrongSpots(programme: Programme, { places, stays }: ParsedCatalogue): string[] {
  const { at, minutes, stay_activity } = programme
  const offered = stays.some(({ fact }) =>
    [...fact.on_site, ...fact.evening].some(({ code }) => code === stay_activity),
  )
  if (!at) return stay_activity === undefined || offered ? [] : [`no stay offers ${stay_activity}`]
  const holds = places.some(({ fact: place }) => isDoneAt(programme, place) && place.duration_min >= 2 * minutes[0])
  return holds ? [] : ['no place of its kinds and offers is visited for twice its time']
}
