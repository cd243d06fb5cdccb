import { CONCEPTS } from '#shared/domain/catalogue/concepts'
import { gradeHas, phaseOf, wholeSubject } from '#shared/domain/catalogue/curriculum'
import { OFFERS } from '#shared/domain/catalogue/offers'
import { findProgrammeFaults } from './find-programme-faults.ts'
import type { Fault, ParsedCatalogue } from './parse-files.ts'

const FILE = 'curriculum.json'
const faultsOf = (messages: readonly string[]): Fault[] => messages.map((message) => ({ file: FILE, message }))

/** Finds subjects that a grade does not have, grades without a phase, and places that teach what no timetable has. */
export function findCurriculumFaults(parsed: ParsedCatalogue): Fault[] {
  if (!parsed.curriculum) return []
  const withoutPhase = findGradesWithoutPhase(parsed)
  return withoutPhase.length > 0
    ? withoutPhase
    : [
        ...findStraySubjects(parsed),
        ...findStrayTopics(parsed),
        ...findTopicsWithoutAfrikaans(parsed),
        ...findUntied(parsed),
        ...findUnknownSubjects(parsed),
        ...findProgrammeFaults(parsed),
      ]
}

function findTopicsWithoutAfrikaans({ curriculum, topicNames = {} }: ParsedCatalogue): Fault[] {
  const topics = new Set(curriculum!.entries.flatMap((entry) => Object.keys(entry.topics)))
  return faultsOf([
    ...[...topics].filter((topic) => !topicNames[topic]).map((topic) => `"${topic}" has no name in topic-names.json`),
    ...Object.keys(topicNames)
      .filter((topic) => !topics.has(topic))
      .map((topic) => `topic-names.json has "${topic}", which is no topic`),
  ])
}

function findGradesWithoutPhase({ curriculum }: ParsedCatalogue): Fault[] {
  const grades = Array.from({ length: 13 }, (_, grade) => grade)
  return faultsOf(
    grades
      .filter((grade) => curriculum!.phases.filter(({ grades: [a, b] }) => a <= grade && grade <= b).length !== 1)
      .map((grade) => `Grade ${grade} is not in one phase`),
  )
}

/** A subject lives on in every phase that does not have it, under the name of one that this phase has. */
function findStraySubjects({ curriculum }: ParsedCatalogue): Fault[] {
  const { phases, subjects, entries } = curriculum!
  const names = new Set(subjects.map(({ name }) => name))
  const isIn = (name: string, phase: string) =>
    subjects.some((one) => one.name === wholeSubject(name) && one.phases.some((id) => id === phase))
  return faultsOf([
    ...subjects.flatMap(({ name, phases: had, taught_as = [], lives_on = {} }) => [
      ...phases
        .filter(({ id }) => had.includes(id) === (lives_on[id] !== undefined))
        .map(({ id }) => `${name} must be in the phase ${id} or live on in it, and not both`),
      ...phases.flatMap(({ id }) =>
        (lives_on[id] ?? []).filter((one) => !isIn(one, id)).map((one) => `the phase ${id} has no ${one}`),
      ),
      ...taught_as.filter((one) => !names.has(one)).map((one) => `${name} is taught as ${one}, which is no subject`),
    ]),
    ...(names.size === subjects.length ? [] : ['a subject stands there twice']),
    ...entries
      .filter(({ subject, grade }) => !gradeHas(curriculum!, subject, grade))
      .map(({ subject, grade }) => `Grade ${grade} has no ${subject}`),
  ])
}

/** More words than the name of a topic has: a sentence that may be copied. */
const MOST_WORDS = 12
/** Topics stand once for a subject, grade and term, in a few words, with the document that has them. */
function findStrayTopics({ curriculum }: ParsedCatalogue): Fault[] {
  const seen = new Set<string>()
  return faultsOf(
    curriculum!.entries.flatMap(({ subject, grade, term, topics }) => {
      const whole = wholeSubject(subject)
      const { documents } = curriculum!.subjects.find(({ name }) => name === whole)!
      const source = documents?.[phaseOf(curriculum!, grade)] ?? 'nothing'
      const name = `${subject}, Grade ${grade}, term ${term ?? 'any'}`
      const isRepeated = seen.has(name)
      seen.add(name)
      return [
        ...(isRepeated ? [`${name} stands there twice`] : []),
        ...(source.startsWith(`CAPS ${whole}, `) ? [] : [`${name}: "${source}" is another document`]),
        ...Object.keys(topics)
          .filter((topic) => topic.split(' ').length > MOST_WORDS || topic.endsWith('.'))
          .map((topic) => `${name}: "${topic}" is more than the name of a topic`),
      ]
    }),
  )
}

/** Each concept has a topic, each offer a concept, and each subject topics that a place can show in its grades. */
function findUntied({ curriculum }: ParsedCatalogue): Fault[] {
  const { subjects, entries } = curriculum!
  const used = new Set(entries.flatMap(({ topics }) => Object.values(topics).flat()))
  const shown = new Set<string>(CONCEPTS.filter(({ code }) => used.has(code)).flatMap(({ offers }) => offers))
  return faultsOf([
    ...CONCEPTS.filter(({ code }) => !used.has(code)).map(({ code }) => `no topic is about the concept "${code}"`),
    ...OFFERS.filter(({ code }) => !shown.has(code)).map(({ code }) => `no topic is tied to the offer "${code}"`),
    ...subjects.flatMap(({ name, phases, taught_as = [name] }) =>
      phases
        .filter(
          (phase) =>
            !entries.some(
              ({ subject, grade, topics }) =>
                taught_as.includes(wholeSubject(subject)) &&
                phaseOf(curriculum!, grade) === phase &&
                Object.values(topics).some((concepts) => concepts.length > 0),
            ),
        )
        .map((phase) => `${name} has no topic that a place can show in the phase ${phase}`),
    ),
  ])
}

/** A place may teach only subjects of the curriculum, by the catalogue's names for them. */
function findUnknownSubjects({ places, curriculum }: ParsedCatalogue): Fault[] {
  const { subjects, subject_map_to_catalogue: map } = curriculum!
  const known = new Set([...subjects.map(({ name }) => name), ...Object.values(map).flat()])
  return places.flatMap(({ line, fact }) =>
    fact.subjects
      .filter((subject) => !known.has(subject))
      .map((subject) => ({
        file: 'places.jsonl',
        line,
        message: `${fact.id}: no curriculum entry leads to the subject "${subject}"`,
      })),
  )
}
