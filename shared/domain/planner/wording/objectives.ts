import type { CurriculumTopic } from '#shared/domain/catalogue/curriculum'
import type { Facts } from '#shared/domain/catalogue/facts'
import { BY_THE_GROUP } from '../request/stops-to-arrange.ts'
import { stopOf } from '../answers/answer-stops.ts'
import type { Candidate } from '../candidates/candidates.ts'
import { isAbout, teaches, topicsFor } from '../places/teaching.ts'
import type { ObjectiveLink } from '../../itinerary/itinerary.ts'
import { allVisits, type Plan } from '../plan.ts'
import { capital, gradesName, listOf, small } from '../../itinerary/words.ts'

const VERBS: Record<string, string> = {
  History: 'Weigh evidence on',
  Geography: 'Observe and explain',
  'Social Sciences': 'Find out about',
  'Life Sciences': 'Investigate',
  'Natural Sciences': 'Investigate',
  'Physical Sciences': 'Explain',
  Technology: 'Describe how things work:',
  Mathematics: 'Measure and reason about',
  'Creative Arts': 'Respond to',
  'Economic and Management Sciences': 'See at work:',
  'Life Orientation': 'Reflect on',
  'Life Skills': 'Explore',
  Tourism: 'Judge as a visitor and as a host:',
  Languages: 'Speak and write about',
  'Agricultural Sciences': 'Describe',
}
const verbFor = (subject: string) => VERBS[subject] ?? 'Find out about'
const OBJECTIVES = 6
const USUAL_OBJECTIVES = 4

interface Match {
  entry: CurriculumTopic
  topic: string
  places: Candidate[]
  points: number
}
/** CAPS topics of the subject that a visited place shows: those of the trip's term first, then those with most places. */
function matchesFor(subject: string, visited: readonly Candidate[], plan: Plan, facts: Facts): Match[] {
  const teaching = visited.filter(({ place }) => teaches(place, subject, facts.curriculum))
  const { request } = plan
  return topicsFor(facts.curriculum, request.gradeMin, request.gradeMax, subject)
    .flatMap((entry) =>
      entry.topics.map((topic) => {
        const places = teaching.filter(({ place }) => place.topics.some((shown) => isAbout(topic, shown)))
        return { entry, topic, places, points: places.length * 2 + (entry.term === request.term ? 3 : 0) }
      }),
    )
    .filter(({ places }) => places.length > 0)
    .toSorted((a, b) => b.points - a.points)
}
const termWords = (term: number | null) => (term === null ? '' : `, usually in term ${term}`)

function linkFor(subject: string, match: Match): ObjectiveLink {
  const { entry, topic, places } = match
  const names = places.slice(0, 3).map(({ place }) => place.name)
  return {
    objective: `${verbFor(subject)} ${small(topic)} at ${listOf(names)} (CAPS ${entry.subject}, ${gradesName(entry.grade, entry.grade)}${termWords(entry.term)})`,
    subject,
    grade_min: entry.grade,
    grade_max: entry.grade,
    place_ids: places.slice(0, 3).map(({ place }) => place.id),
  }
}
/** If CAPS has no such topic: what the place itself teaches in the subject. */
function plainLink(subject: string, { place }: Candidate, plan: Plan, from = 0): ObjectiveLink {
  const { gradeMin, gradeMax } = plan.request
  const short = `${verbFor(subject)} ${listOf(place.topics.slice(from, from + 2)) || 'what is found'} at ${place.name}`
  return {
    objective: `${short} (${subject}, ${gradesName(gradeMin, gradeMax)})`,
    subject,
    grade_min: gradeMin,
    grade_max: gradeMax,
    place_ids: [place.id],
    short: capital(short),
  }
}

/** What learners bring home from stops that the catalogue does not know. */
const stopObjectives = ({ days }: Plan): string[] =>
  days.flatMap(({ steps }) =>
    steps.flatMap((step) => {
      const stop = stopOf(step)
      return stop && stop.sort !== BY_THE_GROUP
        ? [`Prepare questions for ${stop.place.name}, note the answers there and report on them in class`]
        : []
    }),
  )
const LEAST_OBJECTIVES = 2
/** The objectives in words: those of CAPS and, where they are too few, those of the stops to arrange. */
export function objectiveTexts(plan: Plan, links: readonly ObjectiveLink[]): string[] {
  const texts = links.map(({ objective }) => objective)
  const more = [
    ...stopObjectives(plan),
    'Keep a journal of the day: what was seen, heard and done, and one question that is left',
  ]
  return [...texts, ...more.slice(0, Math.max(0, LEAST_OBJECTIVES - texts.length))]
}

/** Names of subjects up to Grade 9, and from Grade 10. */
const UP_TO_GRADE_9 = new Set([
  'Social Sciences',
  'Natural Sciences',
  'Technology',
  'Economic and Management Sciences',
  'Creative Arts',
  'Life Skills',
])
const FROM_GRADE_10 = new Set([
  'History',
  'Geography',
  'Life Sciences',
  'Physical Sciences',
  'Tourism',
  'Agricultural Sciences',
])
const isOnTimetable = (subject: string, { gradeMin, gradeMax }: Plan['request']): boolean =>
  !(UP_TO_GRADE_9.has(subject) && gradeMin >= 10) && !(FROM_GRADE_10.has(subject) && gradeMax <= 9)

/** The requested subjects; else those of the grade that most of the visited places teach. */
function subjectsFor(visited: readonly Candidate[], plan: Plan, facts: Facts): string[] {
  const { request } = plan
  if (request.subjects.length > 0) return request.subjects
  const counts = new Map<string, number>()
  for (const { place } of visited)
    for (const subject of place.subjects)
      if (
        isOnTimetable(subject, request) &&
        topicsFor(facts.curriculum, request.gradeMin, request.gradeMax, subject).length > 0
      )
        counts.set(subject, (counts.get(subject) ?? 0) + 1)
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).map(([subject]) => subject)
  return ranked.length > 0
    ? ranked.slice(0, 4)
    : [...new Set(visited.flatMap(({ place }) => place.subjects))].slice(0, 2)
}

/** The learning objectives, at least two, each with the visited places that teach it. */
export function objectivesOf(plan: Plan, facts: Facts): ObjectiveLink[] {
  const visited = allVisits(plan).map(({ candidate }) => candidate)
  const links: ObjectiveLink[] = []
  const used = new Set<string>()
  const add = (link: ObjectiveLink) => {
    if (used.has(link.objective)) return
    used.add(link.objective)
    links.push(link)
  }
  const subjects = subjectsFor(visited, plan, facts)
  const matches = new Map(subjects.map((subject) => [subject, matchesFor(subject, visited, plan, facts)]))
  for (let round = 0; round < 3; round++) {
    for (const subject of subjects) {
      const match = matches.get(subject)![round]
      if (match && links.length < OBJECTIVES) add(linkFor(subject, match))
    }
  }
  const byWorth = visited.toSorted((a, b) => b.value - a.value)
  for (const subject of subjects) {
    const best = byWorth.find(({ place }) => teaches(place, subject, facts.curriculum))
    if (best && !links.some((link) => link.subject === subject)) add(plainLink(subject, best, plan))
  }
  // The most important places get an objective of their own if CAPS has no topic for them.
  for (const one of byWorth) {
    const subject = subjects.find((name) => teaches(one.place, name, facts.curriculum))
    const isLinked = links.some(({ place_ids }) => place_ids.includes(one.place.id))
    if (subject && !isLinked && links.length < USUAL_OBJECTIVES) add(plainLink(subject, one, plan))
  }
  for (const fits of [(subject: string) => isOnTimetable(subject, plan.request), () => true])
    for (const from of [0, 2])
      for (const one of visited)
        for (const subject of one.place.subjects.filter(fits))
          if (links.length < 2) add(plainLink(subject, one, plan, from))
  return links.map((link) => ({ ...link, objective: capital(link.objective) }))
}
