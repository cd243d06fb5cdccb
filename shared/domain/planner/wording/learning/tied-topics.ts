import type { ConceptCode } from '#shared/domain/catalogue/concepts'
import { conceptsTaughtAt } from '#shared/domain/catalogue/concepts-at'
import { type CurriculumTopic, wholeSubject } from '#shared/domain/catalogue/curriculum'
import type { Facts, Place } from '#shared/domain/catalogue/facts'
import type { Candidate } from '../../candidates/candidates.ts'
import { namesInGrade } from '../../places/school-subjects.ts'
import { teaches, topicsFor, topicStems } from '../../places/teaching.ts'
import { saysOf } from '../../request/own-nouns.ts'
import type { TripRequest } from '../../request/trip-request.ts'

/** A topic of the curriculum that a visited place shows, and the concept that ties the two. */
export interface TiedTopic {
  entry: CurriculumTopic
  topic: string
  concept: ConceptCode
  visit: Candidate
  /** Topics that the idea names come first, then those of the trip's term, and what a place is known for before what else it has. */
  points: number
}
/** `edge`: of several grades the first and the last are sure to travel. */
const POINTS = { asked: 12, inTerm: 6, anyTerm: 2, mostForRank: 5, edge: 3 } as const

/** Whether the idea names a topic in its own words. */
function isAskedFor(topic: string, { wishStems }: TripRequest): boolean {
  const stems = topicStems(topic)
  return stems.length > 0 && stems.every((stem) => wishStems.has(stem))
}

/** Names that tell nothing of a place. */
const WIDE_NAMES = /^(?:South|Southern|Africa|African|Europe|Middle|East|Cape|Colony|Britain|Dutch)$/u
const LEAST_LETTERS = 4
/** A topic of history that bears a name ("release of Mandela") is shown by a place that tells of one of its words. */
function isNamedAt(place: Place, topic: string, { subject }: CurriculumTopic): boolean {
  if (!subject.endsWith('History')) return true
  const words = topic.split(/[^\p{L}]+/u).filter((word) => !WIDE_NAMES.test(word))
  if (!words.some((word) => /^\p{Lu}/u.test(word))) return true
  return words.some((word) => (/^\p{Lu}/u.test(word) || word.length > LEAST_LETTERS) && saysOf(place, word))
}

export function tiedTopics(visited: readonly Candidate[], request: TripRequest, { curriculum }: Facts): TiedTopic[] {
  const { gradeMin, gradeMax, term } = request
  const places = visited.map((visit) => ({ visit, shown: [...conceptsTaughtAt(visit.place)] }))
  return topicsFor(curriculum, gradeMin, gradeMax).flatMap((entry) => {
    const teaching = places.filter(({ visit }) => teaches(visit.place, entry.subject, curriculum))
    if (teaching.length === 0) return []
    const forTerm = entry.term === term ? POINTS.inTerm : entry.term === null ? POINTS.anyTerm : 0
    return Object.entries(entry.topics).flatMap(([topic, concepts]) => {
      const forWords = isAskedFor(topic, request) ? POINTS.asked : 0
      return teaching.flatMap(({ visit, shown }): TiedTopic[] => {
        const rank = shown.findIndex((concept) => concepts.includes(concept))
        if (rank < 0 || !isNamedAt(visit.place, topic, entry)) return []
        const forGrade = entry.grade === gradeMin || entry.grade === gradeMax ? POINTS.edge : 0
        const points = forWords + forTerm + forGrade + Math.max(0, POINTS.mostForRank - rank)
        return [{ entry, topic, concept: shown[rank]!, visit, points }]
      })
    })
  })
}

/** The tied topics of a subject that was asked for, under its names in each grade. */
export function topicsOfSubject(ties: readonly TiedTopic[], subject: string, { curriculum }: Facts): TiedTopic[] {
  const names = new Map<number, string[]>()
  return ties.filter(({ entry }) => {
    const known = names.get(entry.grade) ?? namesInGrade(curriculum, subject, entry.grade)
    names.set(entry.grade, known)
    return known.some((name) => entry.subject === name || entry.subject.startsWith(`${name}: `))
  })
}

const MOST_SUBJECTS = 4
/** Subjects that most of the visited places teach by name come first; from Grade 10 a class takes few of the others. */
export function subjectsShown(ties: readonly TiedTopic[]): string[] {
  const places = new Map<string, Set<string>>()
  for (const { entry, visit } of ties) {
    const name = wholeSubject(entry.subject)
    const byName = visit.place.subjects.includes(name)
    if (entry.grade >= 10 && !byName) continue
    places.set(name, (places.get(name) ?? new Set()).add(visit.place.id))
  }
  return [...places]
    .toSorted((a, b) => b[1].size - a[1].size || a[0].localeCompare(b[0]))
    .map(([name]) => name)
    .slice(0, MOST_SUBJECTS)
}
